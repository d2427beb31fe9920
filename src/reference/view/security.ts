import type { RequiredSecurity } from '../read/api.ts';
import { createProse } from './prose.ts';
import { anchorName } from '../model/anchor.ts';
import { displayName } from './describe.ts';
import type { SchemeView } from '../model/types.ts';

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
      description: createProse(description),
    },
  };
}
