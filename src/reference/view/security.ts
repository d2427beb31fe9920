import type { RequiredSecurity } from '../read/model.ts';
import { DEEPEST_HEADING } from './fields.ts';
import { createProse } from './prose.ts';
import { anchorName } from './schema/anchor.ts';
import { displayName } from './schema/describe.ts';
import type { FieldView } from './types.ts';

/** A security scheme. */
export interface SchemeView {
  key: string;
  type: string;
  /** Of an API key: where it is sent, and under which name. */
  in?: string;
  name?: string;
  /** Of HTTP authentication: `bearer`. */
  scheme?: string;
  /** What is sent, before the name of the header: `Key in the header`. */
  words: string;
  field: FieldView;
}

/** A security alternative: schemes that are all required. */
export interface SecurityView {
  /** Heading; absent on the first alternative. */
  title?: string;
  schemes: SchemeView[];
}

/** A scheme, which is a key in a header or a bearer token. */
function createScheme(
  { key, type, in: place, name, scheme, description }: RequiredSecurity,
  end = '',
): SchemeView {
  return {
    key,
    type,
    in: place,
    name,
    scheme,
    words: `${type === 'http' ? `${scheme} token` : 'Key'} in the header`,
    field: {
      name: displayName(type === 'http' ? 'Authorization' : (name ?? key)),
      type: type === 'http' ? `${scheme} token` : `key in ${place}`,
      anchor: `auth-${anchorName(key)}${end}`,
      description: createProse(description, { firstHeading: DEEPEST_HEADING }),
    },
  };
}

/** The security alternatives of an operation; empty when it needs no authorization. */
export function createSecurity(security: RequiredSecurity[][]): SecurityView[] {
  if (security.every((schemes) => schemes.length === 0)) return [];
  return security.map((schemes, index) => ({
    title: index === 0 ? undefined : schemes.length > 0 ? 'Or:' : 'Or without authorization.',
    schemes: schemes.map((each) => createScheme(each, index === 0 ? '' : `-${index + 1}`)),
  }));
}

/** All security schemes of the API, for the information page. */
export function createSchemes(schemes: RequiredSecurity[]): SchemeView[] {
  return schemes.map((each) => createScheme(each));
}
