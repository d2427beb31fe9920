import type { RequiredSecurity } from '../read/model.ts';
import { DEEPEST_HEADING } from './fields.ts';
import { createProse } from './prose.ts';
import { anchorName } from './schema/anchor.ts';
import { displayName } from './schema/describe.ts';
import type { SchemeView } from './types.ts';

/** The view of a security scheme, which is a key in a header or a bearer token. */
export function createScheme({ key, type, name = key, description }: RequiredSecurity): SchemeView {
  const isKey = type === 'apiKey';
  const header = isKey ? name : 'Authorization';
  return {
    isKey,
    header,
    words: `${isKey ? 'Key' : 'bearer token'} in the header`,
    anchor: `auth-${anchorName(key)}`,
    markdown: description ?? '',
    field: {
      name: displayName(header),
      type: isKey ? 'key in header' : 'bearer token',
      description: createProse(description, { firstHeading: DEEPEST_HEADING }),
    },
  };
}
