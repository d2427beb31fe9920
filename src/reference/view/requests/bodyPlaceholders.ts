import { escapeFor, nameOf } from './literals.ts';

/** Placeholders in the code of requests whose body the reader writes: names for texts, unlikely numbers for numbers. */

const TEXTS = ['template', 'locale', 'reference'] as const;
const NUMBERS = { count: 1_000_000_001, seed: 1_000_000_002 } as const;

/** The properties of a template request. */
export type TemplateBody = Record<(typeof TEXTS)[number], string> &
  Record<keyof typeof NUMBERS, number>;

/** A body of placeholders, in the order in which requests are written. */
export const BODY_PLACEHOLDERS: TemplateBody = {
  template: nameOf(0),
  ...NUMBERS,
  locale: nameOf(1),
  reference: nameOf(2),
};

/**
 * Replaces the placeholders of a body in code.
 *
 * @param language One of the keys of `LANGUAGES`.
 * @param finish Turns a text, escaped as the language has it, into what the code is written in, such as HTML.
 */
export function fillBody(
  code: string,
  language: string,
  body: TemplateBody,
  finish: (text: string) => string = (text) => text,
): string {
  const values = [
    ...TEXTS.map((name, index) => [nameOf(index), escapeFor(language, body[name])] as const),
    ...(['count', 'seed'] as const).map(
      (name) => [String(NUMBERS[name]), String(body[name])] as const,
    ),
  ];
  const byPlaceholder = new Map(values);
  return code.replaceAll(new RegExp([...byPlaceholder.keys()].join('|'), 'g'), (placeholder) =>
    finish(byPlaceholder.get(placeholder) ?? placeholder),
  );
}
