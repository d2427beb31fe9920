import { describe, expect, test } from 'vitest';
import type { OperationPageData } from '../../src/reference/print/page';
import { Sharing } from '../../src/reference/print/share';
import type { FieldView } from '../../src/reference/view/types';

const field = (anchor: string, text: string, properties?: FieldView[]): FieldView => ({
  name: anchor,
  anchor,
  type: 'string',
  description: [text.repeat(300)],
  properties,
});

/** A page, as far as this is about it: one response with these headers. */
const page = (...fields: FieldView[]): OperationPageData =>
  ({
    title: 'Page',
    samples: [],
    responses: [{ headers: fields }],
  }) as unknown as OperationPageData;

function share(pages: OperationPageData[]) {
  const sharing = new Sharing(pages);
  const fields = pages.map((each) =>
    sharing.replace(each).responses.flatMap(({ headers }) => headers),
  );
  return { shared: sharing.parts, fields };
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('what many pages have in common', () => {
  test('stands once, and each page has its key in its place', () => {
    const { shared, fields } = share(times(3, () => page(field('query-a', 'a'))));
    expect(Object.keys(shared)).toEqual(['query-a']);
    expect(shared['query-a']).toMatchObject({ name: 'query-a', type: 'string' });
    expect(fields).toEqual(times(3, () => [{ $: 'query-a' }]));
  });

  test('is not shared when fewer than three pages have it, or when it is short', () => {
    const twice = share(times(2, () => page(field('query-a', 'a'))));
    const short = share(
      times(9, () => page({ name: 'a', anchor: 'a', type: 'string', description: ['a'] })),
    );
    for (const { shared } of [twice, short]) expect(shared).toEqual({});
    expect(twice.fields[0]?.[0]).toMatchObject({ anchor: 'query-a' });
  });

  test('is not shared when fewer than one page in twenty has it: every page loads it', () => {
    const others = (count: number) => times(count, (index) => page(field(`b-${index}`, 'b')));
    const some = times(5, () => page(field('query-a', 'a')));
    expect(Object.keys(share([...some, ...others(95)]).shared)).toEqual(['query-a']);
    expect(share([...some, ...others(96)]).shared).toEqual({});
  });

  test('is shared as its outermost part: what is inside stays in it', () => {
    const outer = () => page(field('outer', 'a', [field('inner', 'b')]));
    const { shared, fields } = share(times(3, outer));
    expect(Object.keys(shared)).toEqual(['outer']);
    expect(shared.outer).toMatchObject({ properties: [{ anchor: 'inner' }] });
    expect(fields).toEqual(times(3, () => [{ $: 'outer' }]));
  });

  test('is shared as an inner part where the outer one differs', () => {
    const outer = (own: number) => page(field('outer', String(own), [field('inner', 'b')]));
    const { shared, fields } = share(times(3, outer));
    expect(Object.keys(shared)).toEqual(['inner']);
    for (const [each] of fields) expect(each).toMatchObject({ properties: [{ $: 'inner' }] });
  });

  test('has a key of its own, also when names are equal', () => {
    const { shared, fields } = share(
      times(3, () => page(field('a', 'x'), field('a', 'y'), field('a-2', 'z'))),
    );
    expect(Object.keys(shared)).toEqual(['a', 'a-2', 'a-2-2']);
    expect(fields[0]).toEqual(['a', 'a-2', 'a-2-2'].map((key) => ({ $: key })));
  });
});
