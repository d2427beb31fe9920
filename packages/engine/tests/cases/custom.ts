import escapeRegExp from 'lodash/escapeRegExp.js';
import type { ValueCase } from '../values.ts';

const WEIGHTED = { items: ['a', 'b', 'c'], weights: [6, 3] };

const ORDERS = ['1,2,3', '1,3,2', '2,1,3', '2,3,1', '3,1,2', '3,2,1'];

/** Returns a request for records with one field. */
const withField = (more: object) => ({
  fields: [{ name: 'a', generator: 'number.integer', ...more }],
});

const isNull = ({ a }: { a: unknown }): boolean => a === null;

const WAY_OUT = '{{finance.iban}} cannot have parameters in a template. A field of a record can.';

/** Invalid templates, with a part of the error message. */
const REJECTED = [
  ['{{person.fullname}}', 'names no generator'],
  ['{{nobody.full-name}}', 'names no generator'],
  ['{{constructor.name}}', 'names no generator'],
  ['{{custom.template}}', 'cannot be a placeholder. Use a field of a record.'],
  ['{{finance.iban?country=DE}}', WAY_OUT],
  ['{{finance.iban(country=DE)}}', WAY_OUT],
  ['{{ finance.iban country="DE" }}', WAY_OUT],
  ['{{finance.iban:DE}}', WAY_OUT],
  ['IBAN {{{finance.iban | upper}}', WAY_OUT],
  ['{{', '{{ is not a placeholder. Write {{tag.generator}}'],
  ['{{ }}', '{{ }} is not a placeholder'],
  ['{{internet port}}', '{{internet port}} is not a placeholder'],
  ['{{internet.port}', '{{internet.port} is not a placeholder'],
  ['a {{\ninternet.port}}', '{{ is not a placeholder'],
] as const;

/** Valid templates, each with a pattern for the generated strings. */
const FILLED = [
  ['no placeholder at all', /^no placeholder at all$/],
  [String.raw`\{{person.full-name}}`, /^\{\{person\.full-name\}\}$/],
  [String.raw`C:\{ a } }} \ \n`, /^C:\\\{ a \} \}\} \\ \\n$/],
  [String.raw`\{{{`, /^\{\{\{$/],
  ['{"p":{{ internet.port }}}', /^\{"p":\d+\}$/],
  ['{{{internet.port}}}', /^\{\d+\}$/],
  // Placeholders use the defaults of their operations.
  ['{{internet.password}}{{internet.slug}}', /^\w{15}[a-z]+-[a-z]+-[a-z]+$/],
] as const;

const PARAMETERS = [
  { name: 'age', generator: 'person.age', parameters: { min: 30, max: 32 } },
  { name: 'card', generator: 'finance.credit-card-number', parameters: { issuer: 'visa' } },
  { name: '__proto__', generator: 'number.integer' },
];

const hasParameters = (record: { age: number; card: string }): boolean =>
  [30, 31, 32].includes(record.age) &&
  record.card.startsWith('4') &&
  Object.keys(record).join() === 'age,card,__proto__';

const LANGUAGES = [
  { name: 'name', generator: 'person.last-name' },
  { name: 'colour', generator: 'colour.hex-colour' },
];

const isJapaneseWhereItCanBe = (record: { name: string; colour: string }): boolean =>
  /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}々ヶ]+$/u.test(record.name) &&
  /^#[0-9a-f]{6}$/.test(record.colour);

/** Fields with properties of the same profile. */
const PROFILE = ['firstName', 'lastName', 'name', 'email', 'account.username'].map((property) => ({
  ...{ name: property, generator: 'composite.person-profile', property },
}));

const agreesWithItself = (record: Record<string, string>): boolean =>
  [record['firstName'], record['lastName']].every((part) => record['name']?.includes(part ?? '')) &&
  record['email']?.split('@')[0] === record['account.username'];

export const cases: readonly ValueCase[] = [
  ['regex-match', { expression: '[\\u4e00-\\u9fa5]{2}' }, /^[\u4e00-\u9fa5]{2}$/],
  ['regex-match', { expression: '[가-힣]{3}' }, /^\p{Script=Hangul}{3}$/u],
  ['regex-match', { expression: '[\\u0000-\\uffff]{9}' }, /^\P{Surrogate}{9}$/u],
  ['regex-match', { expression: '[😀-🙏]' }, /^\p{Emoji}$/u],
  ['regex-match', { expression: '^(?<answer>yes|no)[.!]$' }, ['no!', 'no.', 'yes!', 'yes.']],
  ['regex-match', { expression: 'a{1,3}' }, ['a', 'aa', 'aaa']],
  ['regex-match', { expression: 'b?' }, ['', 'b']],
  ['regex-match', { expression: '[^ -`{-~]' }, [...'abcdefghijklmnopqrstuvwxyz']],
  ['regex-match', { expression: 'c*' }, { range: ['', 'cccccccc'] }],
  ['regex-match', { expression: '[b-da-e]' }, ['a', 'b', 'c', 'd', 'e']],
  [
    'regex-match',
    { expression: '[b-da-e]', unique: true },
    { error: /Must be at most 5 with unique: the expression has no more matches\./ },
  ],
  ['list-item', WEIGHTED, { share: 0.6, of: /a/ }],
  ['list-item', WEIGHTED, { share: 0.3, of: /b/ }],
  ['list-item', WEIGHTED, { share: 0.1, of: /c/ }],
  ...ORDERS.map((order): ValueCase => {
    const of = (list: number[]) => String(list) === order;
    return ['list-item', { items: [1, 2, 3], shuffled: true }, { share: 1 / 6, of }];
  }),
  [
    'list-item',
    { items: ['a', 'b'], weights: [3, 1], shuffled: true },
    { share: 3 / 4, of: ([first]: string[]) => first === 'a' },
  ],
  ['record', withField({ nullPercent: 25 }), { share: 1 / 4, of: isNull }],
  ['record', withField({ nullPercent: 100 }), isNull],
  [
    'record',
    withField({ list: { min: 2, max: 4 } }),
    { only: ['2', '3', '4'], of: ({ a }: { a: unknown[] }) => a.length },
  ],
  ...REJECTED.map(([template, reason]): ValueCase => {
    return ['template', { template }, { error: RegExp(escapeRegExp(reason)) }];
  }),
  ...FILLED.map(([template, form]): ValueCase => ['template', { template }, form]),
  // Each occurrence of a placeholder has a new value, in one string and across strings.
  [
    'template',
    { template: '{{finance.iban}} {{finance.iban}}' },
    { size: 6000, of: (pair: string) => pair.split(' ') },
  ],
  [
    'template',
    { template: '{{person.last-name}}|{{internet.slug}}', locale: 'ja' },
    /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}々ヶ]+\|[a-z-]+$/u,
  ],
  ['record', { fields: PARAMETERS }, hasParameters],
  ['record', { fields: LANGUAGES, locale: 'ja' }, isJapaneseWhereItCanBe],
  ['record', { fields: PROFILE }, agreesWithItself],
];
