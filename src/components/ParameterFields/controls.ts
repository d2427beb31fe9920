import type { EngineOperation, ParameterSchema } from 'fakewright-engine';
import { languageName } from '../../site/languageName';

/** Field of a form for a parameter. */
export interface Control {
  name: string;
  /** A list of a body is written as `json`. */
  kind: 'text' | 'choice' | 'list' | 'lines' | 'json';
  isRequired: boolean;
  /** Keyboard of a touch screen, for numbers. */
  inputMode?: 'numeric' | 'decimal';
  /** Value that is used if the field is empty. */
  hint: string;
  /** Values to choose from. An empty one stands for none, and is left out where one must be chosen. */
  options: ControlOption[];
}

export interface ControlOption {
  value: string;
  label: string;
}

/** Texts that a reader has entered, by name of the parameter. Lists are joined by commas, as the API has them. */
export type FormValues = Readonly<Record<string, string>>;

/** Values that the API uses for omitted parameters without a default. */
const HINTS: Readonly<Record<string, string>> = { seed: 'random', reference: 'now' };

/** Characters above which a text has a field of several lines. */
const ONE_LINE = 200;

function hintOf(name: string, { default: preset }: ParameterSchema): string {
  if (preset === undefined) return HINTS[name] ?? '';
  return typeof preset === 'object' ? JSON.stringify(preset) : String(preset);
}

function optionsOf(schema: ParameterSchema): ControlOption[] {
  const items = (schema.items ?? {}) as ParameterSchema;
  const values: unknown[] =
    schema.type === 'boolean' ? [true, false] : (schema.enum ?? items.enum ?? []);
  return values.map((value) => ({ value: String(value), label: String(value) }));
}

/** Whether a text is JSON. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function kindOf(
  schema: ParameterSchema,
  options: readonly ControlOption[],
  method: EngineOperation['method'],
): Control['kind'] {
  if (method === 'POST' && schema.type === 'array') return 'json';
  if (options.length > 0) return schema.type === 'array' ? 'list' : 'choice';
  return (schema.maxLength ?? 0) > ONE_LINE ? 'lines' : 'text';
}

const languageOf = (tag: string): string => new Intl.Locale(tag).language;

/** Names a locale, and says when its values are English instead of its language. */
function labelLocale(tag: string, own: readonly string[]): string {
  const isOwn = own.map(languageOf).includes(languageOf(tag));
  return `${languageName(tag)} (${tag})${isOwn ? '' : ', falls back to English'}`;
}

function createControl(name: string, schema: ParameterSchema, operation: EngineOperation): Control {
  const { required, locales, method } = operation;
  const isRequired = required.includes(name);
  const hint = hintOf(name, schema);
  const options = optionsOf(schema);
  const kind = kindOf(schema, options, method);
  const named =
    name === 'locale' && locales
      ? options.map(({ value }) => ({ value, label: labelLocale(value, locales) }))
      : options;
  const none = { value: '', label: hint === '' ? 'any' : `${hint} (default)` };
  const modes: Record<string, Control['inputMode']> = { integer: 'numeric', number: 'decimal' };
  const inputMode = kind === 'text' ? modes[String(schema.type)] : undefined;
  return {
    name,
    kind,
    isRequired,
    hint,
    ...(inputMode && { inputMode }),
    options: kind === 'choice' && !isRequired ? [none, ...named] : named,
  };
}

/** A control for each parameter of an operation, in the order of its page: own parameters first, then common ones. */
export function createControls(operation: EngineOperation, common: readonly string[]): Control[] {
  const controls = Object.entries(operation.parameters).map(([name, schema]) =>
    createControl(name, schema, operation),
  );
  const isCommon = ({ name }: Control): boolean => common.includes(name);
  return [...controls.filter((each) => !isCommon(each)), ...controls.filter(isCommon)];
}
