import { readFileSync } from 'node:fs';
import path from 'node:path';
import { base, en, Faker } from '@faker-js/faker';
import { parse } from 'yaml';
import { REFERENCE_DATE } from './generator.ts';
import type { SampleGenerator, TagGenerators } from './generator.ts';
import { RequestArguments } from './request.ts';
import type { Argument } from './request.ts';
import { tags } from './tags/index.ts';

/** Escaped braces `\{{`, a placeholder `{{tag.name}}`, or braces that begin neither. */
const TOKEN = /\\\{\{|\{\{ *([a-z]+)\.([a-z0-9-]+) *\}\}|\{\{(?!\{)/g;

/** A generator, with the arguments of a request that sets none. */
interface Placeholder {
  generate: SampleGenerator;
  defaults: Readonly<Record<string, Argument>>;
  takesLocale: boolean;
}

interface ParameterFile {
  $ref?: string;
  name?: string;
  required?: boolean;
  schema?: { default?: Argument };
}

const placeholders = new Map<string, Placeholder>();

export const custom: TagGenerators = {
  template: (faker, request) =>
    request
      .required(request.string('template'), 'template')
      .replace(TOKEN, (token: string, tag?: string, name?: string) => {
        if (token.startsWith('\\')) return '{{';
        if (tag === undefined || name === undefined) throw new Error('{{ opens no placeholder');
        return fill(faker, request, findPlaceholder(tag, name), token);
      }),
};

/** The value of a placeholder: what its operation returns by default. */
function fill(
  faker: Faker,
  request: RequestArguments,
  { generate, defaults, takesLocale }: Placeholder,
  token: string,
): string {
  const locale = request.required(request.string('locale'), 'locale');
  const value = takesLocale
    ? generate(faker, new RequestArguments({ ...defaults, locale }))
    : generate(createEnglishFaker(faker), new RequestArguments(defaults));
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new TypeError(`${token} is neither text nor a number`);
}

/** For operations without a locale parameter, which are English whatever the template's locale. */
function createEnglishFaker(faker: Faker): Faker {
  const english = new Faker({ locale: [en, base], seed: faker.number.int() });
  english.setDefaultRefDate(REFERENCE_DATE);
  return english;
}

/** @throws Error when there is no such operation, or it has required parameters. */
function findPlaceholder(tag: string, name: string): Placeholder {
  const key = `${tag}/${name}`;
  const known = placeholders.get(key);
  if (known) return known;
  const generators = Object.hasOwn(tags, tag) ? tags[tag] : undefined;
  const generate = generators && Object.hasOwn(generators, name) ? generators[name] : undefined;
  if (!generate) throw new Error(`{{${tag}.${name}}} names no generator`);
  const parameters = readParameters(tag, name);
  if (parameters.some(({ required }) => required))
    throw new Error(`{{${tag}.${name}}} needs parameters`);
  const placeholder = {
    generate,
    defaults: Object.fromEntries(
      parameters.flatMap((parameter) =>
        parameter.name !== undefined && parameter.schema?.default !== undefined
          ? [[parameter.name, parameter.schema.default]]
          : [],
      ),
    ),
    takesLocale: parameters.some((parameter) => parameter.name === 'locale'),
  };
  placeholders.set(key, placeholder);
  return placeholder;
}

/** The parameters of an operation, from its file, which is the only source of their defaults. */
function readParameters(tag: string, name: string): ParameterFile[] {
  const folder = path.join('openapi/paths', tag);
  const { get } = readYaml<{ get: { parameters?: ParameterFile[] } }>(
    path.join(folder, `${name}.yaml`),
  );
  return (get.parameters ?? []).map((parameter) =>
    parameter.$ref === undefined ? parameter : readYaml(path.join(folder, parameter.$ref)),
  );
}

function readYaml<T>(file: string): T {
  return parse(readFileSync(file, 'utf8')) as T;
}
