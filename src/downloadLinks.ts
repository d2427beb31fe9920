import {
  GENERATORS_FILE,
  MOCK_FILE,
  OPENAPI_JSON_FILE,
  OPENAPI_YAML_FILE,
  POSTMAN_FILE,
  TYPES_FILE,
} from './reference/print/downloads/files';
import { LLMS_FILE } from './reference/site';

/** The files that are made from the description. Files are no pages: the router must not look for them. */
export const downloadLinks = [
  { label: OPENAPI_YAML_FILE, to: `pathname:///${OPENAPI_YAML_FILE}` },
  { label: OPENAPI_JSON_FILE, to: `pathname:///${OPENAPI_JSON_FILE}` },
  { label: 'Postman collection', to: `pathname:///${POSTMAN_FILE}` },
  { label: GENERATORS_FILE, to: `pathname:///${GENERATORS_FILE}` },
  { label: MOCK_FILE, to: `pathname:///${MOCK_FILE}` },
  { label: TYPES_FILE, to: `pathname:///${TYPES_FILE}` },
  { label: LLMS_FILE, to: `pathname:///${LLMS_FILE}` },
];
