import type { LocaleDefinition } from '@faker-js/faker';
import { addDefaults, FALLBACK_LOCALE, effectiveLocale } from './arguments.ts';
import { createCustomGenerators } from './custom.ts';
import { runSteps } from './generator.ts';
import type { Arguments, PrepareGenerator, TagGenerators } from './generator.ts';
import { describeRule, findBrokenRules } from './http/rules.ts';
import { produceResponse } from './produceResponse.ts';
import type { CommonArguments, GeneratorResponse } from './produceResponse.ts';
import { ValidationError } from './validationError.ts';
import { splitOperationPath } from './engineTable.ts';
import type { EngineOperation, EngineTable } from './engineTable.ts';

/** Operations from the OpenAPI document, and functions that generate their responses. */
export interface Engine {
  table: EngineTable;
  /**
   * Generates the response to a request with valid parameters. It pauses before each value.
   *
   * @param path Path of the operation, such as `/v1/finance/iban`.
   * @param given The arguments in the request, with `seed`, and with `reference` if the operation has it. Defaults are
   *   added.
   * @param findDefinition Returns the data of a locale. Not called for English.
   * @throws `ValidationError` if the arguments contradict each other.
   * @throws Error if the operation or its generator does not exist.
   */
  steps: (...request: Asked) => Generator<void, GeneratorResponse>;
  /** Like `steps`, but without pauses. */
  perform: (...request: Asked) => GeneratorResponse;
}

type Asked = [
  path: string,
  given: Arguments,
  findDefinition?: (locale: string) => LocaleDefinition | undefined,
];

/**
 * Checks the rules of an operation.
 *
 * @throws `ValidationError` with the parameters of all broken rules. Each parameter has the error of its first broken
 *   rule.
 */
function requireRules({ rules }: EngineOperation, given: Arguments): void {
  const details = new Map<string, string>();
  for (const rule of findBrokenRules(rules, given)) {
    const detail = describeRule(rule, given);
    for (const name of rule.parameters) if (!details.has(name)) details.set(name, detail);
  }
  if (details.size > 0)
    throw new ValidationError([...details].map(([name, detail]) => ({ name, detail })));
}

/**
 * @param table Operations and settings from the OpenAPI document. A build writes them to
 *   `.docusaurus/reference/default/engine.json`.
 * @param tags Generators, keyed by tag.
 */
export function createEngine(
  table: EngineTable,
  tags: Readonly<Record<string, TagGenerators>>,
): Engine {
  const custom = createCustomGenerators(table, tags);

  function findGenerator(tag: string, name: string): PrepareGenerator | undefined {
    return (tag === 'custom' ? custom : tags[tag])?.[name];
  }

  function steps(...[path, given, findDefinition]: Asked): Generator<void, GeneratorResponse> {
    const [tag, name] = splitOperationPath(path);
    const operation = table.operations[path];
    const generator = findGenerator(tag, name);
    if (!operation || !generator) throw new Error(`${path} has no generator.`);
    const locale = effectiveLocale(operation, given);
    const complete = { ...addDefaults(operation, given), ...(locale !== undefined && { locale }) };
    requireRules(operation, complete);
    const isEnglish = locale === undefined || locale === FALLBACK_LOCALE;
    const definition = isEnglish ? undefined : findDefinition?.(locale);
    // Every operation in the OpenAPI document has these parameters.
    const args = complete as Arguments & CommonArguments;
    return produceResponse(path, generator, args, definition);
  }

  return { table, steps, perform: (...request) => runSteps(steps(...request)) };
}
