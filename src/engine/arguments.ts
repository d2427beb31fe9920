import type { Argument } from './request.ts';
import type { EngineOperation } from './table.ts';

/** The locale of values that have no data of their own. */
export const ENGLISH = 'en';

/** The arguments of a request by name. */
export type Arguments = Readonly<Record<string, Argument>>;

/** The arguments of a request, with the description's defaults for those it leaves out. */
export function addDefaults({ parameters }: EngineOperation, given: Arguments): Arguments {
  const defaults = Object.entries(parameters).flatMap(([name, schema]) =>
    schema.default === undefined ? [] : [[name, schema.default] as const],
  );
  return { ...Object.fromEntries(defaults), ...given };
}

/** The locale whose data answers a request; undefined when the operation takes none. */
export function servedLocale(
  { locales }: EngineOperation,
  { locale }: Arguments,
): string | undefined {
  if (!locales) return undefined;
  return typeof locale === 'string' && locales.includes(locale) ? locale : ENGLISH;
}
