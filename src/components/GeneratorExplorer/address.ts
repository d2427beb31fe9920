import type { ExplorerGenerator } from '@site/src/reference/view/explorer';
import { EXPLORER_FIELD, generatorName } from '../../reference/site';
import type { Values } from '../ParameterFields/controls';

/** A generator and the values of its parameters. */
export interface Chosen {
  generator: ExplorerGenerator;
  values: Values;
}

/**
 * Reads what is chosen from the page's query: `?generator=finance.iban&country=DE`. Required parameters that it lacks
 * have the values of the generator's first sample.
 *
 * @returns undefined when it names no generator.
 */
export function readChosen(
  search: string,
  generators: readonly ExplorerGenerator[],
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
