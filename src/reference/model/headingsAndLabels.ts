import type { FieldView } from './types.ts';

/** Headings and labels that React and Markdown pages share. */

/** Labels of a field's details. */
export const DEFAULT_LABEL = 'Default';
export const LIMITS_LABEL = 'Limits';
export const CONSTANT_LABEL = 'Always';
export const ENUM_LABEL = 'One of';
export const STYLE_LABEL = 'Written as';
export const EXAMPLE_LABEL = 'Example';
export const EXAMPLES_LABEL = 'Examples';

/** Returns the title of an example with a name. */
export const exampleTitle = (name: string): string => `${EXAMPLE_LABEL}: ${name}`;

export const NO_PARAMETERS_TEXT = 'This generator takes no parameters.';
export const NO_BODY_TEXT = 'This response has no body.';

/** Returns the requirements of sample code, below a request. */
export const describeNeeds = (needs: string): string => `Needs ${needs}.`;

/** Label before the locales of an operation. */
export const LOCALES_LABEL = 'Locales with data of their own';

/** Start of the summary of the collapsed row with parameters that nearly all operations have. */
export const COMMON_PARAMETERS_HEADING = 'Common parameters';

/** Start of the summary of the collapsed row with responses that nearly all operations have. */
export const COMMON_ERRORS_HEADING = 'Errors common to all generators';

/**
 * Text of the link to the shared fields of all generators. The introduction has a heading with this text, whose slug is
 * the anchor.
 */
export const COMMON_FIELDS_HEADING = 'Common to all generators';

/** Heading of the description after its first sentence. */
export const DETAILS_HEADING = 'Details';

export const RELATED_HEADING = 'Related generators';

/** Text of the link to the records page, which precedes an operation's record field. */
export const RECORD_FIELD_LABEL = 'As a field of a record';

/**
 * Descriptions of every response and its values. Pages omit them, because the status and the items are more specific.
 */
export const GENERIC_DESCRIPTIONS: readonly string[] = ['Success.', 'The values.'];

/** Label before the description of array items, if the array has a description too. */
export const ITEM_LABEL = 'Each item';

/** Status of a request with a wrong parameter. Each page shows an example. */
export const BAD_REQUEST_STATUS = '400';

export const isSuccess = (status: string): boolean => status.startsWith('2');

/**
 * Returns the label of a required field in a request, or of an optional field in a response. Other fields have no
 * label.
 */
export function presenceLabel(
  { name, required }: FieldView,
  { isResponse = false } = {},
): '' | 'required' | 'may be absent' {
  if (name === '') return '';
  if (isResponse) return required ? '' : 'may be absent';
  return required ? 'required' : '';
}

/** Title of a string value that is shown without JSON escapes. */
export const MULTILINE_TEXT_LABEL = 'The text';
