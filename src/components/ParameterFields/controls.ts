import type { EngineOperation, ParameterSchema } from 'fakewright-engine';
import { languageName } from '../../site/languageName';

/** A form field for a parameter. */
export interface Control {
  name: string;
  /** `json` is a list in a body. */
  kind: 'text' | 'choice' | 'list' | 'lines' | 'json';
  isRequired: boolean;
  /** Keyboard of a touch screen. */
  inputMode?: 'numeric' | 'decimal';
  /** Value that is used if the field is empty. */
  hint: string;
  /** The empty option means "not set". Required parameters do not have it. */
  options: ControlOption[];
}

export interface ControlOption {
  value: string;
  label: string;
}

/** Values in a form as strings, by parameter. List items are joined by commas, as in a request. */
export type FormValues = Readonly<Record<string, string>>;

/** Values of omitted parameters without a default. */
const HINTS: Readonly<Record<string, string>> = { seed: 'random', reference: 'now' };

/** Maximum length of a string in a one-line field. If a parameter allows longer strings, its field has several lines. */
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

/** Returns the label of a locale, with a note if its values are English. */
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

/** Creates a control for each parameter of an operation, in the order of its page: own parameters, then common ones. */
export function createControls(operation: EngineOperation, common: readonly string[]): Control[] {
  const controls = Object.entries(operation.parameters).map(([name, schema]) =>
    createControl(name, schema, operation),
  );
  const isCommon = ({ name }: Control): boolean => common.includes(name);
  return [...controls.filter((each) => !isCommon(each)), ...controls.filter(isCommon)];
}
