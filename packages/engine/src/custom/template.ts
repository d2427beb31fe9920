import type { ArgumentsOf } from '../../generated/arguments.ts';
import type { PrepareGenerator, CreateInSteps } from '../generator.ts';
import { ValidationError } from '../validationError.ts';
import type { RetryBudget } from '../retries.ts';
import { checkValueCount, createCharacterCounter } from './limits.ts';
import {
  completeArguments,
  createFakerSelector,
  describeUnknownGenerator,
} from './generatorLookup.ts';
import type { GeneratorLookup, GeneratorWithOperation } from './generatorLookup.ts';

/** Matches escaped braces `\{{`, a placeholder `{{tag.name}}`, or other opening braces. */
const TOKEN = /\\\{\{|\{\{ *([a-z]+)\.([a-z0-9-]+) *\}\}|\{\{(?!\{)/g;

/** Matches a placeholder with parameters, which are not supported: `?sex=female`, `(sex=female)`, ` sex="female"`. */
const WITH_PARAMETERS = /^\{\{ *([a-z]+\.[a-z0-9-]+)(?: *[?(:|,]| +\w+ *[=:])[^{}]*\}\}/;

/** Matches the text for an error message: from two opening braces to the closing braces, or to the end of the line. */
const BRACES = /^\{\{[^{}\r\n]{0,40}\}{0,2}/;

/** Literal text of a template, or a placeholder with the steps that generate its value. */
type Segment = string | { token: string; steps: CreateInSteps };

type TemplateArguments = ArgumentsOf['custom']['template'];

const PARAMETER = 'template';

function rejectTemplate(reason: string): never {
  throw new ValidationError([{ name: PARAMETER, detail: reason }]);
}

const toPlaceholder = (name: string): string => `{{${name}}}`;

/** Describes the error of two opening braces that do not begin a placeholder. */
function describeBraces(rest: string): string {
  const [, name] = WITH_PARAMETERS.exec(rest) ?? [];
  if (name !== undefined)
    return `${toPlaceholder(name)} cannot have parameters in a template. A field of a record can.`;
  const [shown] = BRACES.exec(rest) ?? [];
  return `${shown} is not a placeholder. Write {{tag.generator}}, or \\{{ for two braces.`;
}

/**
 * Creates the generator that fills in a template in the request.
 *
 * @param names Names of the generators that `find` returns.
 */
export function createTemplateGenerator(
  find: GeneratorLookup,
  names: readonly string[],
): PrepareGenerator<TemplateArguments> {
  /** @throws `ValidationError` if the generator does not exist or has required parameters. */
  function findUsable(tag: string, name: string): GeneratorWithOperation {
    if (tag === 'custom')
      return rejectTemplate(
        `${toPlaceholder(`custom.${name}`)} cannot be a placeholder. Use a field of a record.`,
      );
    const found = find(tag, name);
    if (!found)
      return rejectTemplate(describeUnknownGenerator(`${tag}.${name}`, names, toPlaceholder));
    if (found.operation.required.length > 0)
      rejectTemplate(
        `${toPlaceholder(`${tag}.${name}`)} needs parameters, which a template cannot set. Use a field of a record.`,
      );
    return found;
  }

  /** Reads a template. Each generator is prepared once, even if several placeholders use it. */
  function readSegments(
    { template, ...setting }: TemplateArguments,
    retries: RetryBudget,
  ): Segment[] {
    const pickFaker = createFakerSelector(setting);
    const known = new Map<string, CreateInSteps>();
    const prepare = (tag: string, name: string): CreateInSteps => {
      const { operation, prepare: prepareNamed } = findUsable(tag, name);
      const given = completeArguments(operation, setting);
      const { steps } = prepareNamed(given, retries);
      return (faker) => steps(pickFaker(faker, operation));
    };
    const segments: Segment[] = [];
    let end = 0;
    for (const { 0: token, 1: tag, 2: name, index } of template.matchAll(TOKEN)) {
      segments.push(template.slice(end, index));
      end = index + token.length;
      if (token.startsWith('\\')) segments.push('{{');
      else if (tag === undefined || name === undefined)
        rejectTemplate(describeBraces(template.slice(index)));
      else {
        const steps = known.get(`${tag}.${name}`) ?? prepare(tag, name);
        known.set(`${tag}.${name}`, steps);
        segments.push({ token, steps });
      }
    }
    return [...segments, template.slice(end)];
  }

  return (args, retries) => {
    const segments = readSegments(args, retries);
    const placeholders = segments.filter((segment) => typeof segment !== 'string').length;
    checkValueCount(PARAMETER, placeholders * args.count);
    const add = createCharacterCounter(PARAMETER);
    return {
      *steps(faker) {
        let text = '';
        yield;
        for (const segment of segments) {
          const value = typeof segment === 'string' ? segment : yield* segment.steps(faker);
          if (typeof value !== 'string' && typeof value !== 'number')
            return rejectTemplate(
              `${typeof segment === 'string' ? segment : segment.token} is neither a string nor a number.`,
            );
          add(String(value).length);
          text += String(value);
        }
        return text;
      },
    };
  };
}
