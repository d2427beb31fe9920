import { highlight } from './highlight.ts';
import type { CodeRequest } from './language.ts';
import { LANGUAGES } from './languages.ts';

/** Writes a request in each language, with its highlighting. */
export const renderCodes = (request: CodeRequest) =>
  LANGUAGES.map(({ render, ...language }) => {
    const text = render(request);
    return { ...language, text, tokens: highlight(text, language.language) };
  });
