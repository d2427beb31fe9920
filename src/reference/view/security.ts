import type { RequiredSecurity } from '../read/model.ts';
import { createProse } from './prose.ts';
import { anchorName } from './schema/anchor.ts';
import { displayName } from './schema/describe.ts';
import type { SchemeView, SecurityView } from './types.ts';

/** Level of headings in a scheme's description, below all headings of the page. */
const DEEPEST_HEADING = 6;

function createScheme(
  { key, type, in: place, name, scheme, description }: RequiredSecurity,
  field: { name: string; type: string; anchor: string; required?: true },
): SchemeView {
  return {
    key,
    type,
    in: place,
    name,
    scheme,
    field: { ...field, description: createProse(description, { firstHeading: DEEPEST_HEADING }) },
  };
}

/** A security scheme as a required field of a request. */
function createRequiredScheme(required: RequiredSecurity, end: string): SchemeView {
  const { key, type, in: place, name, scheme } = required;
  return createScheme(required, {
    name: displayName(place === undefined ? 'Authorization' : (name ?? key)),
    type: type === 'http' ? `${scheme} token` : type === 'apiKey' ? `key in ${place}` : type,
    anchor: `auth-${anchorName(key)}${end}`,
    required: true,
  });
}

/** The security alternatives of an operation; empty when it needs no authorization. */
export function createSecurity(security: RequiredSecurity[][]): SecurityView[] {
  if (security.every((schemes) => schemes.length === 0)) return [];
  return security.map((schemes, index) => ({
    title: index === 0 ? undefined : schemes.length > 0 ? 'Or:' : 'Or without authorization.',
    schemes: schemes.map((scheme) =>
      createRequiredScheme(scheme, index === 0 ? '' : `-${index + 1}`),
    ),
  }));
}

/** All security schemes of the API, for the information page. */
export function createSchemes(schemes: RequiredSecurity[]): SchemeView[] {
  return schemes.map((each) => {
    const { key, type, in: place, name, scheme } = each;
    return createScheme(each, {
      name: displayName(name ?? key),
      type: place === undefined ? [type, scheme].filter(Boolean).join(' ') : `key in ${place}`,
      anchor: `auth-${key}`,
    });
  });
}
