import { expect, test } from 'vitest';
import { arrange, closeSections } from '../../src/reference/view/introduction.ts';
import type { Prose } from '../../src/reference/view/types.ts';

test('Sections of several texts are in the order of the introduction, around those that pages make.', () => {
  const description = [
    'Lead.',
    '## Authenticate',
    'Key.',
    '## Limits',
    '```md\n## Code\n```',
    '## Get help',
    '## Repeat a response',
    '## Unknown',
  ].join('\n\n');
  const guide = '## Generators that read the clock\n\nClocks.\n\n## Run it on your machine\n\nRun.';
  expect(arrange(description, guide)).toEqual([
    'Lead.\n\n## Unknown\n\n## Authenticate\n\nKey.',
    '## Run it on your machine\n\nRun.\n\n## Repeat a response\n\n### Generators that read the clock\n\nClocks.\n\n## Limits\n\n```md\n## Code\n```',
    '## Get help',
  ]);
});

test('Every error but the first is closed up to the next heading of its level or a higher one.', () => {
  const heading = (tag: string, text: string): Prose[number] => [tag, { id: text }, text];
  const paragraph = (text: string): Prose[number] => ['p', {}, text];
  const open: Prose = [heading('h3', '400: a parameter is wrong'), paragraph('a')];
  const closed: Prose = [heading('h3', '401: a key'), paragraph('b'), heading('h4', 'More')];
  const next: Prose = [heading('h2', 'Limits')];
  expect(closeSections([...open, ...closed, ...next])).toEqual([
    ...open,
    ['details', {}, ...closed],
    ...next,
  ]);
});
