import { highlight } from './highlight.ts';
import type { CodeRequest, CodeLanguage } from './language.ts';
import { CODE_LANGUAGES } from './languages.ts';
import { slotMark, splitAtSlots } from './slots.ts';
import type { CodeTemplate } from './slots.ts';

/** A request without page-specific parts. The rendered code has slots for these parts. */
export interface RequestTemplate extends Pick<CodeRequest, 'headers' | 'body'> {
  /** Scheme and host. */
  origin: string;
  /** Whether the type of the response is known. */
  isTyped: boolean;
}

/** Renders a request as highlighted code in one language. */
export function renderRequestCode(
  request: RequestTemplate,
  { render, language }: CodeLanguage,
): CodeTemplate {
  const { origin, isTyped, headers, body } = request;
  const text = render({
    url: `${origin}${slotMark('requestTarget')}`,
    headers,
    body,
    responseType: isTyped ? slotMark('type') : undefined,
  });
  return splitAtSlots(highlight(text, language));
}

/** Renders a request as highlighted code in each language. */
export const renderRequestCodes = (request: RequestTemplate) =>
  CODE_LANGUAGES.map((each) => {
    const { render, ...language } = each;
    return { ...language, code: renderRequestCode(request, each) };
  });
