import type { ApiRequest } from '@site/src/engine/index';
import { escapeHtml } from '../../reference/escapeHtml';
import { fillBody } from '../../reference/view/requests/bodyPlaceholders';
import type { TemplateBody } from '@site/src/reference/view/requests/bodyPlaceholders';
import { TEMPLATE_PATH } from '../../reference/templatePath';
import type { RequestCodeView } from '@site/src/reference/view/types';
import { toHtml } from '../CodeBlock/toHtml';
import type { Values } from '../ParameterFields/controls';
import type { RequestCode } from '../Samples/Request';

const NUMBER = /^-?\d+(\.\d+)?$/;

/** What the reader has entered as the properties of a body. Numbers that are none are sent as they are, and refused. */
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

/** The code of a request, its placeholders replaced by a body. */
export function writeCode(code: RequestCodeView, body: TemplateBody): RequestCode {
  return {
    ...code,
    text: fillBody(code.text, code.key, body),
    html: fillBody(toHtml(code.text, code.tokens), code.key, body, escapeHtml),
  };
}
