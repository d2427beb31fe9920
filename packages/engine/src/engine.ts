import type { LocaleDefinition } from '@faker-js/faker';
import { addDefaults, ENGLISH, servedLocale } from './arguments.ts';
import { createCustom } from './custom.ts';
import { runSteps } from './generator.ts';
import type { Arguments, PrepareGenerator, TagGenerators } from './generator.ts';
import { describeRule, findBrokenRules } from './http/rules.ts';
import { produceResponse } from './produce.ts';
import type { CommonArguments, GeneratorResponse } from './produce.ts';
import { ValidationError } from './validationError.ts';
import { splitOperationPath } from './table.ts';
import type { EngineOperation, EngineTable } from './table.ts';

/** The generators together with what the OpenAPI document says about their requests. */
export interface Engine {
  table: EngineTable;
  /**
   * Generates the response to a request whose parameters obey their schemas. It pauses before each value.
   *
   * @param path Such as `/v1/finance/iban`.
   * @param given The arguments that were sent, and `seed`; `reference` too where the operation has it. The
   *   description's defaults are added.
   * @param findDefinition Data of a locale; not called for English.
   * @throws `ValidationError` if the arguments contradict each other.
   * @throws Error when there is no such operation or it has no generator.
   */
  steps: (...request: Asked) => Generator<void, GeneratorResponse>;
  /** The same without a pause. */
  perform: (...request: Asked) => GeneratorResponse;
}

type Asked = [
  path: string,
  given: Arguments,
  findDefinition?: (locale: string) => LocaleDefinition | undefined,
];

/** @throws `ValidationError` with each parameter of the rules that the arguments break, and the first of its rules. */
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
 * @param table What the OpenAPI document says of requests. A build writes it to `.docusaurus/reference/default/engine.json`.
 * @param tags The generators that requests can name, by tag.
 */
export function createEngine(
  table: EngineTable,
  tags: Readonly<Record<string, TagGenerators>>,
): Engine {
  const custom = createCustom(table, tags);

  function findGenerator(tag: string, name: string): PrepareGenerator | undefined {
    return (tag === 'custom' ? custom : tags[tag])?.[name];
  }

  function steps(...[path, given, findDefinition]: Asked): Generator<void, GeneratorResponse> {
    const [tag, name] = splitOperationPath(path);
    const operation = table.operations[path];
    const generator = findGenerator(tag, name);
    if (!operation || !generator) throw new Error(`${path} has no generator.`);
    const locale = servedLocale(operation, given);
    const complete = { ...addDefaults(operation, given), ...(locale !== undefined && { locale }) };
    requireRules(operation, complete);
    const isEnglish = locale === undefined || locale === ENGLISH;
    const definition = isEnglish ? undefined : findDefinition?.(locale);
    // The document gives each operation these parameters.
    const args = complete as Arguments & CommonArguments;
    return produceResponse(path, generator, args, definition);
  }

  return { table, steps, perform: (...request) => runSteps(steps(...request)) };
}
