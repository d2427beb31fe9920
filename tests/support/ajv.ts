import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A validator of JSON Schema 2020-12 that knows the format of the description's own: a day, or an instant. */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats(ajv);
  ajv.addFormat('date-or-date-time', /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d.*)?$/);
  return ajv;
}
