import type { Faker } from '@faker-js/faker';
import type { SampleGenerator } from '../generator.ts';
import { Refusal } from '../refusal.ts';
import { RequestArguments, stringOf } from '../request.ts';
import { argumentsFor, describeUnknownGenerator, fakerFor, settingOf } from './named.ts';
import type { FindNamed, Named, Setting } from './named.ts';

/** Escaped braces `\{{`, a placeholder `{{tag.name}}`, or braces that begin neither. */
const TOKEN = /\\\{\{|\{\{ *([a-z]+)\.([a-z0-9-]+) *\}\}|\{\{(?!\{)/g;

/** A placeholder with something like parameters: `?sex=female`, `(sex=female)`, ` sex="female"`. */
const WITH_PARAMETERS = /^\{\{ *([a-z]+\.[a-z0-9-]+)(?: *[?(:|,]| +\w+ *[=:])[^{}]*\}\}/;

function refuse(reason: string): never {
  throw new Refusal([{ name: 'template', detail: reason }]);
}

/** A name as a placeholder. */
const write = (name: string): string => `{{${name}}}`;

/** The value of a placeholder: what its operation returns by default. */
function fill(
  faker: Faker,
  setting: Setting,
  { prepare, operation }: Named,
  token: string,
): string {
  const own = fakerFor(faker, operation, setting);
  const value = prepare(new RequestArguments(argumentsFor(operation, setting))).draw(own);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return refuse(`${token} is neither text nor a number.`);
}

/** What is wrong with two opening braces that begin no placeholder. */
function describeBraces(rest: string): string {
  const [, name] = WITH_PARAMETERS.exec(rest) ?? [];
  if (name === undefined) return '{{ opens no placeholder.';
  return `${write(name)} cannot have parameters in a template. A field of a record can.`;
}

/**
 * Fills in text of the request's own.
 *
 * @param names Names of the generators that it finds.
 */
export function createTemplate(find: FindNamed, names: readonly string[]): SampleGenerator {
  /** @throws Refusal when there is no such operation, or it has required parameters. */
  function findUsable(tag: string, name: string): Named {
    const named = find(tag, name);
    if (!named) return refuse(describeUnknownGenerator(`${tag}.${name}`, names, write));
    if (named.operation.required.length > 0) refuse(`{{${tag}.${name}}} needs parameters.`);
    return named;
  }

  return (faker, request) => {
    const setting = settingOf(request);
    const template = stringOf(request, 'template');
    return template.replace(
      TOKEN,
      (token: string, tag: string | undefined, name: string | undefined, at: number) => {
        if (token.startsWith('\\')) return '{{';
        if (tag === undefined || name === undefined)
          return refuse(describeBraces(template.slice(at)));
        return fill(faker, setting, findUsable(tag, name), token);
      },
    );
  };
}
