import type { Faker } from '@faker-js/faker';
import { addDefaults, ENGLISH, servedLocale } from './arguments.ts';
import type { SampleGenerator, TagGenerators } from './generator.ts';
import { createFaker } from './produce.ts';
import { Refusal } from './refusal.ts';
import { RequestArguments } from './request.ts';
import type { EngineOperation, EngineTable } from './table.ts';

/** Escaped braces `\{{`, a placeholder `{{tag.name}}`, or braces that begin neither. */
const TOKEN = /\\\{\{|\{\{ *([a-z]+)\.([a-z0-9-]+) *\}\}|\{\{(?!\{)/g;

/** A generator and its operation, which a placeholder names. */
interface Named {
  generate: SampleGenerator;
  operation: EngineOperation;
}

type FindNamed = (tag: string, name: string) => Named;

/** @throws Refusal when there is no such operation, or it has required parameters. */
function createFinder(
  table: EngineTable,
  tags: Readonly<Record<string, TagGenerators>>,
): FindNamed {
  const operations = new Map(Object.entries(table.operations));
  return (tag, name) => {
    const operation = operations.get(`/v1/${tag}/${name}`);
    const generate = Object.hasOwn(tags, tag) ? tags[tag]?.[name] : undefined;
    if (!operation || !generate) refuse(`{{${tag}.${name}}} names no generator`);
    if (operation.required.length > 0) refuse(`{{${tag}.${name}}} needs parameters`);
    return { generate, operation };
  };
}

function refuse(reason: string): never {
  throw new Refusal([{ name: 'template', detail: `${reason}.` }]);
}

/** The value of a placeholder: what its operation returns by default. */
function fill(
  faker: Faker,
  request: RequestArguments,
  { generate, operation }: Named,
  token: string,
): string {
  const asked = request.required(request.string('locale'), 'locale');
  const reference = request.required(request.string('reference'), 'reference');
  const locale = servedLocale(operation, { locale: asked });
  const given = addDefaults(operation, {
    ...(locale !== undefined && { locale }),
    ...('reference' in operation.parameters && { reference }),
  });
  // Without data of its own in the locale, a placeholder is English, whatever the rest of the template is.
  const isOwn = (locale ?? ENGLISH) === asked;
  const own = isOwn ? faker : createFaker(faker.number.int(), undefined, reference);
  const value = generate(own, new RequestArguments(given));
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return refuse(`${token} is neither text nor a number`);
}

/**
 * The generators that work on text of the request's own.
 *
 * @param tags The generators that a placeholder can name.
 */
export function createCustom(
  table: EngineTable,
  tags: Readonly<Record<string, TagGenerators>>,
): TagGenerators {
  const find = createFinder(table, tags);
  return {
    template: (faker, request) =>
      request
        .required(request.string('template'), 'template')
        .replace(TOKEN, (token: string, tag?: string, name?: string) => {
          if (token.startsWith('\\')) return '{{';
          if (tag === undefined || name === undefined) return refuse('{{ opens no placeholder');
          return fill(faker, request, find(tag, name), token);
        }),
  };
}
