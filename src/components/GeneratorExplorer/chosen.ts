import type { EngineOperation } from 'fakewright-engine';
import type { CatalogueEntry } from '@site/src/reference/render/catalogue';
import { EXPLORER_FIELD, generatorName } from '../../site/urls';
import type { FormValues } from '../ParameterFields/controls';

/** A generator and the values of its parameters. */
export interface Chosen {
  generator: CatalogueEntry;
  values: FormValues;
}

/**
 * Reads what is chosen from the page's query: `?generator=finance.iban&country=DE`. Required parameters that it lacks
 * have the values of the generator's first sample.
 *
 * @returns undefined when it names no generator.
 */
export function readChosen(
  search: string,
  generators: readonly CatalogueEntry[],
): Chosen | undefined {
  const { [EXPLORER_FIELD]: name, ...values } = Object.fromEntries(new URLSearchParams(search));
  const generator = generators.find(({ path }) => generatorName(path) === name);
  return generator && { generator, values: { ...generator.required, ...values } };
}

/** Writes what is chosen as the page's query. */
export function writeChosen({ generator, values }: Chosen): string {
  const filled = Object.entries(values).filter(([, text]) => text.trim() !== '');
  return `?${new URLSearchParams([[EXPLORER_FIELD, generatorName(generator.path)], ...filled]).toString()}`;
}

/**
 * Returns the values after another generator is chosen: its required arguments, and the common parameters that it also
 * has and whose values were valid.
 */
export function carryOver(
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
