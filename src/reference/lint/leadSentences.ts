/** Lint rules for the first sentences of descriptions, called leads, and for the names of samples. */
import type { LocationObject, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { readLead } from '../read/leadSentence.ts';
import type { Example, OperationObject } from '../read/types.ts';

const MIN_LENGTH = 60;
const MAX_LENGTH = 150;

/** Advice that ends each message. */
const ADVICE = 'Write what readers get, what is guaranteed and, where it matters, what is not.';

/** Matches a word of a grammatical subject, except words that begin a relative clause, which can have any verb. */
const PLAIN_WORD = String.raw`(?!(?:that|which|who|whose|where|when)\b)[\w'’.-]+ `;

/** Match beginnings that define a term instead of describing the values. */
const DEFINITIONS: readonly RegExp[] = [
  // "An ETag is a validator."
  new RegExp(`^(?:An?|The) (?:${PLAIN_WORD}){1,5}(?:is|are)\\b`, 'i'),
  // "ETags are the validators of a server."
  new RegExp(`^(?:${PLAIN_WORD}){1,4}(?:is|are) (?:an?|the|one of|used)\\b`, 'i'),
  // "Account numbers, defined by ISO 13616."
  /(?:^|, )(?:as |which is |which are )?(?:defined|specified|standardised|described) (?:by|in)\b/i,
  // "The validator that a server sends", but not sets, which begin with a number: "The 32 symbols of ASCII".
  /^The (?!\d)[\w'’-]+/,
  // "Words that join clauses" or "Kinds of meat".
  /^(?:An? )?(?:word|term|kind|sort|type)s? (?:for|of|that|which)\b/i,
];

/** Match phrases without information about the values. */
const PADDING: readonly RegExp[] = [
  /^(?:this (?:generator|operation)|generates?|returns?|creates?|provides?)\b/i,
  /\b(?:various|a (?:wide )?(?:range|variety) of|all (?:kinds|sorts) of|and (?:more|so on)|etc)\b/i,
  /\b(?:useful|ideal|perfect|suitable|handy|simply|easily|realistic-looking)\b/i,
  /\b(?:can be used|you can use|use (?:it|them|this)|for testing)\b/i,
];

/** Removes quoted values. They are examples, so they are not checked. */
const withoutQuotes = (text: string): string => text.replaceAll(/"[^"]*"|“[^”]*”/g, '');

const findMatch = (text: string, patterns: readonly RegExp[]): string | undefined =>
  patterns.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined);

/** Describes the problem of a description's first sentence; undefined if there is none. */
export function findLeadError(description: string): string | undefined {
  const lead = readLead(description);
  if (!/[.!?]["’”)]?$/.test(lead))
    return `A description begins with one sentence in a paragraph. ${ADVICE}`;
  if (lead.length < MIN_LENGTH || lead.length > MAX_LENGTH)
    return `The first sentence has ${lead.length} characters, but needs ${MIN_LENGTH} to ${MAX_LENGTH}. ${ADVICE}`;
  const definition = findMatch(lead, DEFINITIONS);
  if (definition !== undefined)
    return `The first sentence defines the thing: "${definition}". ${ADVICE}`;
  const padding = findMatch(withoutQuotes(lead), PADDING);
  if (padding !== undefined)
    return `The first sentence has padding: "${padding}". Delete it. ${ADVICE}`;
  return undefined;
}

/** Rule: the description of an operation begins with a sentence about its values. */
export const leadSentences: Oas3Rule = () => ({
  Operation(node, context) {
    const { description = '' } = node as Partial<OperationObject>;
    const problem = findLeadError(description);
    if (problem === undefined) return;
    const at = description === '' ? context.location : context.location.child('description');
    context.report({ message: problem, location: at.key() as Partial<LocationObject> });
  },
});

const toWords = (text: string): string =>
  text
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim();

/** Whether a sample's name consists of a parameter and its value: "Kind blues". */
export function isTemplateName({ summary = '', 'x-request': request }: Example): boolean {
  const parameters = Object.entries(request?.query ?? {});
  return parameters.some(
    ([name, value]) => toWords(summary) === toWords(`${name} ${String(value)}`),
  );
}

/** Rule: the names of samples are not generated from their arguments. */
export const sampleNames: Oas3Rule = () => ({
  Example(node: Example, context: UserContext) {
    if (!isTemplateName(node)) return;
    context.report({
      message: `"${node.summary}" repeats a parameter. Name what the sample shows, such as "Brazilian CPF numbers".`,
      location: context.location.child('summary').key() as Partial<LocationObject>,
    });
  },
});
