import type { ApiRequest } from '@site/src/engine/index';
import { TEMPLATE_PATH } from '../../reference/templatePath';
import { highlight } from '../../reference/view/highlight';
import type { CodeRequest } from '@site/src/reference/view/requests/language';
import { LANGUAGES } from '../../reference/view/requests/languages';
import type { RequestCodeView } from '@site/src/reference/view/types';
import type { Values } from '../ParameterFields/controls';

/** The properties of a template request, in the order in which requests are written. */
interface TemplateBody {
  template: string;
  count: number;
  seed: number;
  locale: string;
  reference: string;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** What was entered, as the properties of a body. A `count` or `seed` that is no number stays text: the API refuses it. */
function toBody(values: Values): Record<string, string | number> {
  const pairs = Object.entries(values).flatMap(([name, text]) => {
    if (name === 'template') return [[name, text] as const];
    const value = text.trim();
    if (value === '') return [];
    const isNumber = (name === 'count' || name === 'seed') && NUMBER.test(value);
    return [[name, isNumber ? Number(value) : value] as const];
  });
  return Object.fromEntries(pairs);
}

/** The request of an editor's fields as the engine takes it. */
export function toRequest(values: Values): ApiRequest {
  return {
    method: 'POST',
    path: TEMPLATE_PATH,
    headers: { 'X-API-Key': 'none', 'Content-Type': 'application/json' },
    body: JSON.stringify(toBody(values)),
  };
}

/**
 * The request that repeats an answer, with everything that it depends on: what the reader leaves open, `meta` says.
 *
 * @returns undefined when `count` or `seed` is no number, so that no request can be written.
 */
export function completeBody(
  values: Values,
  meta: Readonly<Record<string, unknown>>,
): TemplateBody | undefined {
  const body = { count: 1, seed: 0, locale: 'en', reference: '', ...meta, ...toBody(values) };
  const { template = '', count, seed, locale, reference } = body as Partial<TemplateBody>;
  if (typeof count !== 'number' || typeof seed !== 'number') return undefined;
  return { template, count, seed, locale: String(locale), reference: String(reference) };
}

/** A request in each language, coloured as on the pages of the reference. */
export function writeCodes(request: CodeRequest): RequestCodeView[] {
  return LANGUAGES.map(({ write, language, ...names }) => {
    const text = write(request);
    return { ...names, language, text, tokens: highlight(text, language) };
  });
}
