import type { EngineOperation } from 'fakewright-engine';
import type { CatalogueEntry } from '@site/src/reference/render/catalogue';
import { EXPLORER_FIELD, generatorName } from '../../site/urls';
import type { FormValues } from '../ParameterFields/controls';

/** A generator with its argument values. */
export interface GeneratorSelection {
  generator: CatalogueEntry;
  values: FormValues;
}

/**
 * Reads the selection from the page's query: `?generator=finance.iban&country=DE`. Missing required parameters get the
 * values of the generator's first sample.
 *
 * @returns undefined if the query has no existing generator.
 */
export function parseSelection(
  search: string,
  generators: readonly CatalogueEntry[],
): GeneratorSelection | undefined {
  const { [EXPLORER_FIELD]: name, ...values } = Object.fromEntries(new URLSearchParams(search));
  const generator = generators.find(({ path }) => generatorName(path) === name);
  return generator && { generator, values: { ...generator.required, ...values } };
}

/** Writes the selection as the page's query. */
export function stringifySelection({ generator, values }: GeneratorSelection): string {
  const filled = Object.entries(values).filter(([, text]) => text.trim() !== '');
  return `?${new URLSearchParams([[EXPLORER_FIELD, generatorName(generator.path)], ...filled]).toString()}`;
}

/**
 * Returns the values for the next generator: its required arguments, and the current values of common parameters that
 * are valid and that the next generator accepts.
 */
export function keepCommonValues(
  values: FormValues,
  {
    next,
    common,
    errors,
    required = {},
  }: {
    next: EngineOperation;
    common: readonly string[];
    errors: FormValues;
    required?: FormValues;
  },
): FormValues {
  const kept = common.filter((name) => name in next.parameters && !(name in errors));
  const pairs = kept.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []));
  return { ...Object.fromEntries(pairs), ...required };
}
