/** Errors in `openapi/` are reported with file, line and column. `api.test.ts` covers that previous pages are kept. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { lintApi } from '../../src/reference/lint/lint.ts';
import { SpecError } from '../../src/reference/read/specError.ts';
import { cutSpec } from '../support/cutSpec.ts';
import { useTemporaryFolder } from '../support/temporaryFolder.ts';

const ROOT = 'openapi.yaml';
const GET = 'paths/string/nano-id.yaml';
const POST = 'paths/custom/template.yaml';
const OTHER = 'paths/internet/port.yaml';
const ACCOUNT = 'paths/finance/bank-account.yaml';
const META = 'components/schemas/Meta.yaml';

type PlantedError = [
  name: string,
  /** The file that is changed, below `openapi/`. */
  file: string,
  /** The text that is replaced. */
  from: string | RegExp,
  to: string | ((...groups: string[]) => string),
  /** Pattern of the message. */
  says: RegExp,
  /** Text at the line and column that the message names. If omitted, the first line of the inserted text. */
  at?: string,
];

const ID = 'generate-a-nano-id';
const SHOW = /Pages (?:do not )?show/;
const CONFORM = /Example value must conform to the schema/;
const META_REF = '$ref: ../../components/schemas/Meta.yaml';
const RESPONSES = /\n {2}responses:\n[^]*$/;
const PATHS = /\npaths:\n[^]*?\n(?=\w)/;
const ANSWER = "responses:\n            '200':\n              description: Fine.\n";

/** A key of the operation. */
const inOperation = (name: string, key: string, says: RegExp): PlantedError => [
  name,
  GET,
  '  x-aliases:',
  `  ${key}\n  x-aliases:`,
  says,
];

/** A property of the response with a schema. */
const inSchema = (name: string, schema: string, says: RegExp, at?: string): PlantedError => [
  name,
  GET,
  /data:\n {16}type: array\n/,
  `more:\n                ${schema}\n                description: More.\n              data:\n                type: array\n`,
  says,
  at ?? schema.split('\n')[0],
];

/** A further parameter. */
const inParameter = (name: string, place: string): PlantedError => [
  name,
  GET,
  '    - name: length\n',
  `    - name: more\n      ${place}\n      description: More.\n      schema:\n        type: string\n    - name: length\n`,
  SHOW,
  place.split('\n').at(-1)?.trim(),
];

/** A warning of the operation. */
const inWarning = (name: string, warning: string, says: RegExp): PlantedError => [
  `a warning that is ${name}`,
  GET,
  /\n {2}x-warning: .*/,
  `\n  x-warning: ${warning}`,
  says,
  'x-warning:',
];

/** A deprecation of the operation, with its key. */
const inDeprecation = (
  name: string,
  deprecation: string,
  says: RegExp,
  at?: string,
): PlantedError => [
  `a deprecation ${name}`,
  GET,
  '  x-aliases:',
  `  deprecated: true\n  x-deprecated: { ${deprecation} }\n  x-aliases:`,
  says,
  at ?? 'x-deprecated:',
];

/** A condition that names a parameter or a value of the operation. */
const inRule = (name: string, condition: string, at: string): PlantedError => [
  `a condition with ${name}`,
  GET,
  '  x-distinct:',
  `  x-rules:\n    - { parameters: [length], description: It must hold., ${condition} }\n  x-distinct:`,
  at.startsWith('777')
    ? /777 is not a value of the parameter\. .* Correct or delete it/
    : /no parameter "size"\. Correct the name/,
  at,
];

const SINCE = "since: '2026-05-01'";

/** A further sentence of the operation's description. */
const inProse = (name: string, text: string, says: RegExp): PlantedError => [
  name,
  GET,
  'The JavaScript library Nano ID uses the same characters: letters, digits, underscore and hyphen.',
  `The JavaScript library Nano ID uses the same characters: letters, digits, underscore and hyphen. ${text}`,
  says,
  'description: |',
];

/** A further parameter with a name, values or a description that the vocabulary excludes. */
const inVocabulary = (
  name: string,
  parameter: string,
  says: RegExp,
  schema = 'type: string',
  description = 'More.',
): ReturnType<typeof inProse> => [
  `a parameter ${name}`,
  GET,
  '    - name: length\n',
  `    - name: ${parameter}\n      in: query\n      description: ${description}\n      schema: { ${schema} }\n      example: a\n    - name: length\n`,
  says,
  `${parameter}\n`,
];

const ERRORS: PlantedError[] = [
  [
    'a description that defines the thing',
    GET,
    /description: \|\n {4}/,
    'description: |\n    A Nano ID is a short identifier that is safe in URLs and has 21 random characters.\n    ',
    /defines the thing: "A Nano ID is"/,
    'description: |',
  ],
  [
    'a sample that is named after a parameter',
    GET,
    /summary: (?!Generate).*/,
    'summary: Seed 6401',
    /"Seed 6401" repeats a parameter/,
    'summary: Seed 6401',
  ],
  ['a $ref to a file that does not exist', GET, META_REF, '$ref: missing.yaml', /missing\.yaml/],
  ['a $ref to another host', GET, META_REF, '$ref: https://a.example/b.yaml', /another host/],
  [
    'an operationId twice',
    GET,
    ID,
    'generate-a-port',
    /replace that of "generate-a-port" \(\S*openapi\/paths\/internet\/port\.yaml/,
  ],
  ['one twice in kebab case', GET, ID, 'generate-a-port1', /replace that of "generate-a-port-1"/],
  ["the introduction's operationId", GET, ID, 'fakewright', /that of the introduction/],
  [
    'one file for two paths',
    ROOT,
    GET,
    OTHER,
    /is also the file of another path\. Give each path its own file/,
    `$ref: ${OTHER}\n  # custom`,
  ],
  [
    'a path without a generator',
    ROOT,
    '/v1/string/nano-id:',
    '/v1/string/nano-idea:',
    /\/v1\/string\/nano-idea has no generator\. Write "nano-idea" in packages\/engine\/src\/tags\/string\.ts/,
  ],
  [
    'a tag that is not in the engine',
    ROOT,
    '/v1/string/nano-id:',
    '/v1/strings/nano-id:',
    /Add "strings" to packages\/engine\/src\/tags\/index\.ts, with its generators from packages\/engine\/src\/tags\/strings\.ts/,
  ],
  [
    'a tag that is not that of the path',
    GET,
    '- string\n',
    '- internet\n',
    /The operation has the tag "internet", but its path is under "string"/,
    'internet\n',
  ],
  ['no responses', GET, RESPONSES, '\n', /responses/, 'get:'],
  ['no paths', ROOT, PATHS, '\n', /no paths/, 'openapi:'],
  ['empty paths', ROOT, PATHS, '\npaths: {}\n', /no paths/],
  inOperation('an unknown key', 'colour: red', /`colour` is not expected here/),
  [
    'a summary against the rules of style',
    GET,
    'summary: Generate a Nano ID',
    'summary: Nano ID.',
    /A summary reads/,
    'Nano ID.',
  ],
  ['broken YAML', ROOT, '\npaths:', '\npaths: {', /./, ''],
  ['another format', ROOT, 'openapi: 3.1.1', "swagger: '2.0'", /OpenAPI 3\.1/],
  [
    'a callback',
    GET,
    '  x-aliases:',
    `  callbacks:\n    done:\n      '{$request.query.url}':\n        post:\n          ${ANSWER}  x-aliases:`,
    /`callbacks` of Operation.*src\/reference\/view\/operation\.ts.*src\/reference\/lint\/rules\.ts/,
  ],
  [
    'a link of a response',
    GET,
    '      headers:\n',
    '      links:\n        again:\n          operationId: generate-a-nano-id\n      headers:\n',
    SHOW,
  ],
  [
    'a second server',
    ROOT,
    '    description: Production\n',
    '    description: Production\n  - url: https://test.fakewright.test\n',
    /more than one server/,
    'servers:',
  ],
  inOperation(
    'a choice of keys',
    'security:\n    - ApiKey: []\n    - {}',
    /Pages do not show alternatives in `security`/,
  ),
  [
    'a tag with two paragraphs',
    ROOT,
    /(?<=\ntags:\n.*\n.*\n) {4}description: .*/,
    '    description: "One.\\n\\nTwo."',
    /more than one paragraph of a tag/,
  ],
  ['a method without a label', GET, /^get:/, 'trace:', SHOW],
  [
    'multipart/form-data',
    POST,
    'application/json:',
    'multipart/form-data:',
    /multipart\/form-data/,
  ],
  ['a range of statuses', GET, "'400':", "'4XX':", SHOW],
  [
    'a pattern of a parameter without words',
    GET,
    / {4}- \$ref: .*Seed.yaml\n/,
    '    - name: prefix\n      in: query\n      description: A prefix.\n      schema:\n        type: string\n        pattern: ^a$\n      example: a\n',
    /Errors do not explain the pattern. Write `x-pattern-words` below it/,
    'pattern:',
  ],
  inSchema(
    'a discriminator',
    'discriminator:\n                  propertyName: kind\n                type: object',
    /`discriminator` of Schema/,
  ),
  inSchema('xml', 'xml:\n                  name: more\n                type: string', SHOW),
  inSchema('readOnly', 'readOnly: true\n                type: string', SHOW),
  inSchema(
    'patternProperties',
    'patternProperties:\n                  ^x:\n                    type: string\n                type: object',
    SHOW,
  ),
  inSchema('no type', 'format: uri', /schemas without a type/, 'more:'),
  inSchema('allOf', `allOf:\n                  - ${META_REF}`, /do not show `allOf` of Schema/),
  inSchema('anyOf', 'anyOf:\n                  - type: string', /do not show `anyOf` of Schema/),
  inSchema(
    'an alternative with keywords',
    'oneOf:\n                  - type: string\n                    minLength: 1',
    /Pages show only the types of alternatives in `oneOf`/,
  ),
  inSchema(
    'a schema of other properties',
    'additionalProperties:\n                  type: string\n                type: object',
    /Pages do not show a schema in `additionalProperties`/,
  ),
  [
    'a $ref to an example',
    GET,
    / {12}several:\n/,
    '            shared:\n              $ref: nano-id.yaml#/get/responses/200/content/application~1json/examples/plain\n            several:\n',
    /Pages do not show a \$ref to an example/,
    '$ref: nano-id.yaml',
  ],
  inSchema(
    'keywords next to a $ref',
    `minProperties: 1\n                ${META_REF}`,
    /`minProperties` next to a \$ref/,
  ),
  [
    'a schema that contains itself',
    META,
    'properties:\n',
    'properties:\n  inner:\n    description: The same again.\n    $ref: Meta.yaml\n',
    /contains itself/,
    '$ref: Meta.yaml',
  ],
  inParameter('a cookie parameter', 'in: cookie'),
  inParameter('a path parameter', 'required: true\n      in: path'),
  inParameter('a header parameter', 'in: header'),
  inParameter('a style of a parameter', 'in: query\n      style: pipeDelimited'),
  inParameter('an exploded parameter', 'in: query\n      explode: true'),
  [
    'an array with a parameter for each item',
    GET,
    '    - name: length\n',
    '    - name: more\n      in: query\n      description: More.\n      schema:\n        type: array\n        items: {}\n    - name: length\n',
    /Pages show only arrays with `explode: false`/,
    '',
  ],
  [
    'an optional body',
    POST,
    '    required: true\n    description',
    '    description',
    /Pages do not show optional bodies/,
    '',
  ],
  [
    'a bearer token',
    'components/securitySchemes/ApiKey.yaml',
    /[^]*/,
    'type: http\nscheme: bearer\ndescription: A token.\n',
    /Pages show only keys in headers/,
  ],
  [
    'a key in the query',
    'components/securitySchemes/ApiKey.yaml',
    'in: header',
    'in: query',
    /Pages show only keys in headers/,
    'type: apiKey',
  ],
  inProse('HTML in a description', 'Not <b>bold</b>.', /this Markdown: html "<b>"/),
  inProse(
    'a heading in a description',
    '\n\n    ## Title\n\n   ',
    /this Markdown: heading "## Title"/,
  ),
  inProse(
    'a fence in a description',
    '\n\n    ~~~\n    a\n    ~~~\n\n   ',
    /this Markdown: code "~~~"/,
  ),
  inProse('an image in a description', 'See ![it](/img/logo.svg).', /!\[it\]/),
  inProse('a link to a file in the same folder', 'See [it](it.md).', /\[it\]\(it\.md\)/),
  inProse('a link that would run', 'See [it](javascript:it).', /javascript/),
  ...[
    ...[String.raw`\p{L}+`, '(?<=a)b', '(?<name>a)', '(?i)a', 'a++', String.raw`\d+`, '[a&&b]'],
    ...[String.raw`\bword`, String.raw`(a)\1`, String.raw`\u00e9`, '😀+'],
  ].map((pattern) =>
    inSchema(
      `the pattern ${pattern}`,
      `pattern: '${pattern}'\n                type: string`,
      /in different ways/,
    ),
  ),
  ...[
    `"a'b"`,
    `'a"b'`,
    '"a`b"',
    String.raw`'a\b'`,
    String.raw`"a\nb"`,
    String.raw`a\$b`,
    'a*/b',
  ].map((value) =>
    inSchema(
      `the allowed value ${value}`,
      `enum: [${value}]\n                type: string`,
      /breaks generated code/,
    ),
  ),
  inSchema(
    'allowed values that differ in a full stop',
    'enum: [Dr, Dr.]\n                type: string',
    /Two values differ from "Dr" in full stops only/,
  ),
  inSchema('an array without items', 'type: array', /An array needs `items`/),
  inSchema('an object without properties', "type: 'object'", /An object needs `properties`/),
  inSchema('several types', 'type: [string, integer]', /allows one type only\. Write `oneOf`/),
  inSchema('the type null', "type: 'null'", /Write `enum: \[null\]` instead/),
  inSchema('a constant', 'const: a\n                type: string', /Write `enum` with one value/),
  inSchema(
    'an exclusive minimum',
    'exclusiveMinimum: 0\n                type: number',
    /Write the smallest valid value as `minimum`/,
  ),
  inSchema(
    'an exclusive maximum',
    'exclusiveMaximum: 0\n                type: number',
    /Write the largest valid value as `maximum`/,
  ),
  inSchema(
    'a format that no registry has',
    'format: date-or-date-time\n                type: string',
    /No registry has the format "date-or-date-time"\. Use one from https:.* or write a `pattern`/,
  ),
  inSchema(
    'two components whose names differ in kind and case',
    '$ref: ../../components/schemas/count.yaml',
    /schemas\/count\.yaml and parameters\/Count\.yaml have the same name.* Rename one/,
  ),
  inSchema(
    'two components whose names differ in a hyphen',
    '$ref: ../../components/schemas/DataVersion.yaml',
    /schemas\/DataVersion\.yaml and headers\/Data-Version\.yaml have the same name.* Rename one/,
  ),
  inWarning('a list', '[Do not send.]', /A warning is a string\. Write one or two sentences/),
  inWarning('empty', "''", /A warning is a string/),
  inWarning('three sentences', 'Do not send. Do not call. Do not ask.', /Move the rest/),
  inWarning('a fragment', 'never a secret', /end with a full stop/),
  inWarning('HTML', 'Do <b>not</b> send.', /do not show this Markdown: html "<b>"/),
  inWarning('a list item', "'- Do not send.'", /A warning is one paragraph/),
  inOperation('only half a deprecation', 'deprecated: true', /Write both, or delete both/),
  inDeprecation('without a date', 'reason: Old.', /Write only `since`/),
  inDeprecation('on no day', "since: '2026-02-30', reason: Old.", /such as '2026-05-01'/),
  inDeprecation('without a reason', SINCE, /Write only `since`/),
  inDeprecation('with an unknown key', `${SINCE}, reason: Old., to: a`, /Write only `since`/),
  inDeprecation(
    'with an unknown successor',
    `${SINCE}, reason: Old., use: generate-a-thing`,
    /"generate-a-thing" cannot replace this operation.*not deprecated/,
    'generate-a-thing',
  ),
  inDeprecation('by itself', `${SINCE}, reason: Old., use: ${ID}`, /cannot replace/, `${ID} }`),
  [
    'a warning of a parameter',
    GET,
    '    - name: length\n',
    '    - name: length\n      x-warning: Do not send.\n',
    /Only operations have `x-warning`\. Move it/,
    'x-warning: Do',
  ],
  [
    'a warning of a path',
    GET,
    /\s*$/,
    '\nx-warning: Do not send.\n',
    /Only operations have `x-warning`/,
    'x-warning: Do',
  ],
  ['an example that its schema rejects', GET, /- [\w-]{21}$/m, '- no!', CONFORM, 'no!'],
  inOperation('a key that nothing reads', 'x-colour: red', /Nothing reads `x-colour`\. Correct/),
  [
    'a key in another place',
    GET,
    '  tags:\n    - string\n  summary: Generate a Nano ID\n',
    '  summary: Generate a Nano ID\n  tags:\n    - string\n',
    /Move `tags` before `summary`, as in all other files/,
  ],
  [
    'an example that is not in the enum of its parameter',
    'components/parameters/LocaleParameter.yaml',
    'example: en-GB',
    'example: en-XX',
    CONFORM,
    'en-XX',
  ],
  [
    'a default below the minimum',
    GET,
    /(?<=minimum: \d+\n(?:.*\n)*? *)default: \d+/,
    'default: 0',
    /The default 0 is not a value of its schema\. 0 is less than \d+/,
    '0',
  ],
  [
    'a default that is not in the enum',
    'components/schemas/Locale.yaml',
    'default: en\n',
    'default: en-XX\n',
    /The default "en-XX" is not a value of its schema/,
    'en-XX',
  ],
  [
    'a default against a pattern',
    GET,
    / {4}- \$ref: .*Seed.yaml\n/,
    '    - name: prefix\n      in: query\n      description: A prefix.\n      schema:\n        type: string\n        pattern: ^a$\n        x-pattern-words: the letter a\n        default: b\n      example: a\n',
    /The default "b" is not a value of its schema\. It must be the letter a\./,
    'b\n      example: a',
  ],
  inRule('an unknown value', 'schema: { properties: { length: { const: 777 } } }', '777 }'),
  inRule(
    'an unknown value in a list',
    'when: { properties: { length: { not: { enum: [777] } } } }',
    '777]',
  ),
  inRule('an unknown parameter', 'atMost: [{ length: size }, 9]', 'size }'),
  inRule('an unknown property', 'when: { properties: { size: {} } }', 'size:'),
  inRule('an unknown required parameter', 'when: { required: [size] }', 'size]'),
  [
    'an unknown value in a sample',
    GET,
    / {18}length: 10\n/,
    '                  length: 777\n',
    /777 is not a value of the parameter/,
    '777',
  ],
  [
    'an unknown value in the body of a sample',
    POST,
    / {18}seed: \d+\n/,
    '                  seed: 777.5\n',
    /777\.5 is not a value of the parameter/,
    '777.5',
  ],
  [
    'an unknown parameter in a sample',
    GET,
    / {18}length: 10\n/,
    '                  size: 10\n',
    /no parameter "size"/,
    'size: 10',
  ],
  [
    'a locale that does not exist',
    'paths/person/first-name.yaml',
    '  parameters:\n',
    '  x-locales-unfit:\n    xx: It is wrong.\n  parameters:\n',
    /"xx" is not a value of the parameter/,
    'xx: It',
  ],
  [
    'a typical generator that does not exist',
    ROOT,
    'typical: []',
    'typical: [generate-nothing]',
    /"generate-nothing" is not an operationId/,
    'generate-nothing',
  ],
  [
    'a tag without a typical generator',
    ROOT,
    'typical: []',
    `typical: [${ID}]`,
    /The tag "person" has no sample on the home page\. Add the operationId .* to "typical" in "x-home"/,
    'person\n',
  ],
  [
    'a large card of a tag that does not exist',
    ROOT,
    'composite,',
    'composites,',
    /"composites" is not a tag/,
  ],
  inVocabulary(
    'with a replaced name',
    'category',
    /"category" has another name elsewhere\. Use kind\./,
  ),
  inVocabulary('of another type than in all operations', 'exclude', /has the type array elsewhere/),
  inVocabulary(
    'of another type than in another operation',
    'min',
    /"min" has the type number elsewhere/,
    'type: string',
    'Lowest value, inclusive. At most `max`.',
  ),
  inVocabulary(
    'without its unit',
    'delay',
    /is in seconds\. Let the name end in the unit/,
    'type: integer',
    'Delay in seconds.',
  ),
  inVocabulary('with a short unit', 'delayMs', /has a unit that is short/),
  inVocabulary(
    'with a value in another spelling',
    'currency',
    /has the value eur, which is spelt in another way/,
    'type: string, enum: [eur]',
  ),
  inVocabulary(
    'with a value in capital letters',
    'shape',
    /has the value Two Words\. Write words in lower case/,
    'type: string, enum: [Two Words]',
  ),
  inVocabulary('in snake case', 'two_words', /is not in lower camel case/),
  inVocabulary('in American spelling', 'color', /has the American word "color"/),
  inVocabulary(
    'with a limit that is described in other words',
    'max',
    /is described in other words elsewhere\. Begin with "Highest value, inclusive\."/,
    'type: integer',
  ),
  inVocabulary(
    'with a limit by another one in other words',
    'start',
    /has a limit in its own words\. Write "At most"/,
    'type: integer',
    'If it exceeds `length`, the request is rejected.',
  ),
  [
    'a date-time whose name does not end in At',
    ACCOUNT,
    / {20}bankName:\n/,
    '                    opened:\n                      type: string\n                      format: date-time\n                      description: Opening.\n                    bankName:\n',
    /"opened" is a date-time\. Let the name end in "At"/,
  ],
  [
    'a property without a description',
    ACCOUNT,
    / *description: Name of a real bank\.\n/,
    '',
    /"bankName" has no description/,
    'bankName:',
  ],
  [
    'a limit in another unit than its values',
    ACCOUNT,
    /\n {4}- \$ref: .*Unique.yaml\n([^]*) {20}bankName:\n/,
    (_: string, between: string) =>
      `\n    - name: maxHours\n      in: query\n      description: More.\n      schema: { type: integer }\n      example: 1\n${between}                    ageDays:\n                      type: integer\n                      description: Age.\n                    bankName:\n`,
    /"maxHours" limits "ageDays", which has another unit/,
    'maxHours\n',
  ],
  [
    'a file that is not named after its path',
    ROOT,
    `$ref: ${GET}`,
    `$ref: ${OTHER}`,
    /The file of \/v1\/string\/nano-id is paths\/string\/nano-id\.yaml/,
    '/v1/string/nano-id:',
  ],
  [
    'a path in the place of another tag',
    ROOT,
    '  /v1/internet/port:',
    '  /v1/string/more:\n    $ref: paths/string/more.yaml\n  /v1/internet/port:',
    /Paths are in the order of the tags\. Move \/v1\/internet\/port to the others of "internet"/,
    '/v1/internet/port:',
  ],
  [
    'an operationId that is not named after the path',
    GET,
    ID,
    'generate-a-thing',
    /The operationId, .* is one of generate-a-nano-id, generate-an-nano-id,/,
  ],
  [
    'a status that the server does not send',
    GET,
    "'408':",
    "'418':",
    /The server sends 200, 400, .* Correct 408, 418/,
    'responses:',
  ],
  [
    'the component of another error',
    GET,
    'NotFound.yaml',
    'Forbidden.yaml',
    /All operations share this error\. Write `\$ref: .*NotFound\.yaml`/,
    "'404':",
  ],
  [
    'an example that is the default',
    GET,
    'example: 10\n',
    'example: 21\n',
    /The example is the default\. Choose another value/,
  ],
  [
    'a parameter without an example',
    GET,
    '      example: 10\n',
    '',
    /"length" has no example\. Add one/,
    'name: length',
  ],
  [
    'an example of a header against its schema',
    'components/headers/RateLimit-Limit.yaml',
    'example: 600',
    'example: many',
    /The example is not a value of the schema/,
  ],
  [
    'a header without a description',
    'components/headers/RateLimit-Limit.yaml',
    /^description: .*\n/,
    '',
    /Describe what the value is for/,
    '',
  ],
  [
    'a summary twice',
    GET,
    'summary: Generate a Nano ID',
    'summary: Generate a port',
    /internet\/port has the same summary/,
  ],
  [
    'a search word that repeats the summary',
    GET,
    '- nanoid',
    '- Nano ID',
    /"Nano ID" is listed already, or is the summary/,
    'Nano ID\n  x-search',
  ],
  ['a single search word', GET, / {4}- short ID\n.*\n.*\n/, '', /List two or more words/, ''],
  [
    'a description of success that pages would leave out',
    GET,
    'description: Success.',
    'description: Fine.',
    /Pages leave out the description "Success\."/,
    "'200':",
  ],
  [
    'no link to the generator whose values exist',
    'paths/finance/iban.yaml',
    '(/docs/api/generate-a-bank-account)',
    '(/docs/api/generate-a-port)',
    /Link to \/docs\/api\/generate-a-bank-account, whose values do/,
    'description: |',
  ],
  ...[
    ['size', 'They have 37 characters.', '37 characters'],
    ['limit', 'They have at most 65 of them.', 'at most 65'],
    ['range', 'Lengths are from 2 to 65.', '2 to 65'],
    ['default', 'The length is 22 by default.', '22 by default'],
    ['count', 'There are 98 kinds.', 'There are 98 kinds'],
  ].map(([kind, text = '', phrase]) =>
    inProse(`a ${kind} that no schema states`, text, new RegExp(`confirms "${phrase}"\\. Correct`)),
  ),
];

const site = useTemporaryFolder();
const inFolder = (file: string) => path.join(site.path, 'openapi', file);
/** Original texts of the files that a test has changed. */
const changedFiles = new Map<string, string>();
const addedFiles = new Set<string>();

/** Returns the output for a rejected document. */
async function printErrors(): Promise<string> {
  const error = await lintApi(site.path).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(SpecError);
  let output = '';
  const collect = (text: unknown) => {
    output += `${String(text)}\n`;
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(collect);
  vi.spyOn(console, 'log').mockImplementation(collect);
  vi.spyOn(console, 'error').mockImplementation(collect);
  try {
    (error as SpecError).print();
  } finally {
    vi.restoreAllMocks();
  }
  return output;
}

/** The line and column of a text, as messages have them. */
function placeOf(text: string, part: string): string {
  const index = text.indexOf(part);
  expect(index, part).toBeGreaterThanOrEqual(0);
  const before = text.slice(0, index).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

beforeAll(async () => {
  cpSync('openapi', path.join(site.path, 'openapi'), { recursive: true });
  await cutSpec(site.path);
  await lintApi(site.path);
});

afterEach(() => {
  for (const [file, content] of changedFiles) writeFileSync(inFolder(file), content);
  changedFiles.clear();
  for (const file of addedFiles) rmSync(inFolder(file));
  addedFiles.clear();
});

/** Adds a schema to the OpenAPI document for one test. */
function addFile(file: string): void {
  writeFileSync(inFolder(file), 'type: string\n');
  addedFiles.add(file);
}

/** Changes a file of the OpenAPI document for one test. */
function change(
  file: string,
  from: string | RegExp,
  to: string | ((...groups: string[]) => string),
): string {
  const before = readFileSync(inFolder(file), 'utf8');
  const changed = before.replace(from, typeof to === 'string' ? () => to : to);
  expect(changed).not.toBe(before);
  changedFiles.set(file, before);
  writeFileSync(inFolder(file), changed);
  return changed;
}

describe('each error is reported with file, line and column', () => {
  test.each(ERRORS)('%s', async (name, file, from, to, says, at) => {
    if (name === 'one twice in kebab case') change(OTHER, 'generate-a-port', 'generate-a-port-1');
    const [component] = /components\/schemas\/(?:count|DataVersion)\.yaml/.exec(String(to)) ?? [];
    if (component !== undefined) addFile(component);
    const changed = change(file, from, to);
    const output = await printErrors();
    const part = at ?? String(to).trim().split('\n')[0] ?? '';
    const place = part === '' ? String.raw`\d+:\d+` : placeOf(changed, part);
    expect(output).toMatch(new RegExp(`openapi/${file}:${place}(?!\\d)`));
    expect(output).toMatch(says);
  });

  test.each([
    ['an invalid schema', META, 'type: object', 'type: objct', /`type` can be one of/],
    ['a file without YAML', GET, '  summary:', '\tsummary:', /^Failed to parse/],
    ['a $ref to a missing file', GET, META_REF, '$ref: missing.yaml', /^Can't resolve \$ref/],
  ])('%s is one error, without its consequences', async (_, file, from, to, says) => {
    change(file, from, to);
    const error = (await lintApi(site.path).catch((reason: unknown) => reason)) as SpecError;
    const [message, ...others] = error.message.split('\n').map((line) => line.replace(/^\S+ /, ''));
    expect([message, others]).toEqual([expect.stringMatching(says), []]);
  });

  test.each(['paths/string/nano-idea.yaml', 'components/schemas/Nothing.yaml'])(
    '%s, to which no $ref leads',
    async (file) => {
      addFile(file);
      const error = (await lintApi(site.path).catch((reason: unknown) => reason)) as SpecError;
      expect(error.message).toMatch(/^\S+:1:1: No \$ref leads to this file/);
      expect(error.message).toContain(file);
    },
  );

  test('all errors of a run are named, each with its lines', async () => {
    change(GET, 'type: integer', 'type: strin');
    change(OTHER, 'operationId: ', 'colour: red\n  operationId: ');
    const output = await printErrors();
    for (const line of ['type: strin', 'colour: red']) {
      expect(output).toMatch(new RegExp(`^\\d+ \\| .*${line}\n.*\\^`, 'm'));
    }
  });
});
