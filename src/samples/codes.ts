import { highlight } from './highlight.ts';
import type { CodeRequest, Language } from './language.ts';
import { LANGUAGES } from './languages.ts';
import { slotMark, splitAtSlots } from './slots.ts';
import type { SlottedCode } from './slots.ts';

/** A request without page-specific parts, for which its code has slots. */
export interface SlottedRequest extends Pick<CodeRequest, 'headers' | 'body'> {
  /** Scheme and host. */
  origin: string;
  /** Whether the type of the response is known. */
  isTyped: boolean;
}

/** Renders a request as highlighted code in one language. */
export function renderCode(request: SlottedRequest, { render, language }: Language): SlottedCode {
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
export const renderCodes = (request: SlottedRequest) =>
  LANGUAGES.map((each) => {
    const { render, ...language } = each;
    return { ...language, code: renderCode(request, each) };
  });
