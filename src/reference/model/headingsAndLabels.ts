import type { FieldView } from './types.ts';

/** Words that React and Markdown pages share. */

/** Labels of the facts about a field. */
export const DEFAULT = 'Default';
export const LIMITS = 'Limits';
export const ALWAYS = 'Always';
export const ONE_OF = 'One of';
export const WRITTEN_AS = 'Written as';
export const EXAMPLE = 'Example';
export const EXAMPLES = 'Examples';

/** Title of an example with a name of its own. */
export const titleExample = (name: string): string => `${EXAMPLE}: ${name}`;

export const NO_PARAMETERS = 'This generator takes no parameters.';
export const NO_BODY = 'This response has no body.';

/** The line below a request in code. */
export const describeNeeds = (needs: string): string => `Needs ${needs}.`;

/** Label before the locales of an operation. */
export const LOCALES_LABEL = 'Locales with data of their own';

/** Start of the closed row with parameters that nearly all operations take. */
export const COMMON_PARAMETERS = 'Common parameters';

/** Start of the closed row with responses that nearly all operations have. */
export const COMMON_ERRORS = 'Errors common to all generators';

/** The link to the shared fields of all generators: a heading of the introduction. Its slug is its anchor. */
export const COMMON_FIELDS = 'Common to all generators';

/** Heading of what follows the first sentence of a description. */
export const DETAILS_HEADING = 'Details';

/** Heading of the links to related operations. */
export const RELATED_HEADING = 'Related generators';

/** The link to the record's page, in front of the field that an operation fills. */
export const RECORD_LABEL = 'As a field of a record';

/** Descriptions of every response and of its values. Pages leave them out, as the status and the items say more. */
export const GENERIC_DESCRIPTIONS: readonly string[] = ['Success.', 'The values.'];

/** Label of the description of one item, in arrays that have their own description as well. */
export const ITEM_LABEL = 'Each item';

/** Status of a request with a wrong parameter, which each page shows for one of its own. */
export const BAD_REQUEST = '400';

/** Whether a response reports success. */
export const isSuccess = (status: string): boolean => status.startsWith('2');

/** Whether a field has to be sent, or can be absent from a response; empty where that goes without saying. */
export function presenceOf(
  { name, required }: FieldView,
  { isResponse = false } = {},
): '' | 'required' | 'may be absent' {
  if (name === '') return '';
  if (isResponse) return required ? '' : 'may be absent';
  return required ? 'required' : '';
}

/** Title of a text that a response holds, without JSON's escapes. */
export const TEXT_LABEL = 'The text';
