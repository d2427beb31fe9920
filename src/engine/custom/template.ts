import type { Faker } from '@faker-js/faker';
import type { SampleGenerator } from '../generator.ts';
import { Refusal } from '../refusal.ts';
import { RequestArguments, stringOf } from '../request.ts';
import { argumentsFor, fakerFor, settingOf } from './named.ts';
import type { FindNamed, Named, Setting } from './named.ts';

/** Escaped braces `\{{`, a placeholder `{{tag.name}}`, or braces that begin neither. */
const TOKEN = /\\\{\{|\{\{ *([a-z]+)\.([a-z0-9-]+) *\}\}|\{\{(?!\{)/g;

function refuse(reason: string): never {
  throw new Refusal([{ name: 'template', detail: `${reason}.` }]);
}

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
  return refuse(`${token} is neither text nor a number`);
}

/** Fills in text of the request's own. */
export function createTemplate(find: FindNamed): SampleGenerator {
  /** @throws Refusal when there is no such operation, or it has required parameters. */
  function findUsable(tag: string, name: string): Named {
    const named = find(tag, name);
    if (!named) return refuse(`{{${tag}.${name}}} names no generator`);
    if (named.operation.required.length > 0) refuse(`{{${tag}.${name}}} needs parameters`);
    return named;
  }

  return (faker, request) => {
    const setting = settingOf(request);
    return stringOf(request, 'template').replace(
      TOKEN,
      (token: string, tag?: string, name?: string) => {
        if (token.startsWith('\\')) return '{{';
        if (tag === undefined || name === undefined) return refuse('{{ opens no placeholder');
        return fill(faker, setting, findUsable(tag, name), token);
      },
    );
  };
}
