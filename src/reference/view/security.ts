import type { RequiredSecurity } from '../read/api.ts';
import { createProse } from './prose.ts';
import { anchorName } from '../model/anchor.ts';
import { formatName } from './describeSchema.ts';
import type { SchemeView } from '../model/types.ts';

export function createScheme({ key, name, description }: RequiredSecurity): SchemeView {
  return {
    isKey: true,
    header: name,
    words: 'Key in the header',
    anchor: `auth-${anchorName(key)}`,
    markdown: description ?? '',
    field: {
      name: formatName(name),
      type: 'key in header',
      description: createProse(description),
    },
  };
}
