import type { Faker } from '@faker-js/faker';
import { toEnglishFaker } from '../englishFaker.ts';
import type { ArgumentsOf, Locale } from '../../generated/arguments.ts';
import { hexadecimal } from '../hexadecimal.ts';
import { toTransliteratedFaker, transliterate } from '../transliterate.ts';
import { defineTag } from '../tag.ts';
import { createDomainWord, listDomainSuffixes } from './internet/domains.ts';
import { createHostName } from './internet/hostName.ts';
import { createJwt, SIGNING_ALGORITHMS } from './internet/jwt.ts';
import { createUserAgent, findUserAgentPatterns } from './internet/userAgents.ts';

/** Classes of status codes, with their names in faker. */
const STATUS_CLASSES = [
  { kind: 'informational', type: 'informational' },
  { kind: 'success', type: 'success' },
  { kind: 'redirection', type: 'redirection' },
  { kind: 'client-error', type: 'clientError' },
  { kind: 'server-error', type: 'serverError' },
] as const;

const EMOJI_CATEGORIES = [
  'smiley',
  'body',
  'person',
  'nature',
  'food',
  'travel',
  'activity',
  'object',
  'symbol',
  'flag',
] as const;

/** Shortest prefixes of CIDR blocks in bits, by network. */
const PREFIX_LENGTHS = {
  any: 8,
  'private-a': 8,
  'private-b': 12,
  'private-c': 16,
  'test-net-1': 24,
  'test-net-2': 24,
  'test-net-3': 24,
};

/** Network prefixes, which replace the start of a random IPv6 address. */
const IPV6_PREFIXES = {
  any: '',
  documentation: '2001:0db8',
  'unique-local': 'fd',
  'link-local': 'fe80:0000:0000:0000',
};

const MAC_SEPARATORS = { colon: ':', hyphen: '-', dot: '.', none: '' };

const PASSWORD_ALPHABETS = {
  word: /\w/,
  alphanumeric: /[A-Za-z0-9]/,
  letters: /[A-Za-z]/,
  digits: /[0-9]/,
  printable: /[!-~]/,
};

/** Languages with a feminine and a masculine form of family names. */
const INFLECTING: readonly Locale[] = ['cs', 'pl', 'ru', 'uk'];

type NameArguments = ArgumentsOf['internet']['username'];

/**
 * Returns the name for an account. If the language inflects family names, omitted names are generated for one random sex, so
 * that first and last name match.
 */
function createAccountName(faker: Faker, { firstName, lastName, locale }: NameArguments) {
  if (!INFLECTING.includes(locale)) return { firstName, lastName };
  const sex = faker.helpers.arrayElement(['female', 'male'] as const);
  return {
    firstName: firstName ?? faker.person.firstName(sex),
    lastName: lastName ?? faker.person.lastName(sex),
  };
}

/** Returns the transliterated name for an account or email address. */
function createSpeltName(faker: Faker, args: NameArguments) {
  const { firstName, lastName } = createAccountName(faker, args);
  return {
    firstName: firstName && transliterate(firstName),
    lastName: lastName && transliterate(lastName),
  };
}

/** Picks a word without hyphens, because hyphens separate the words of a slug. */
function createSlugWord(faker: Faker): string {
  return faker.word
    .sample()
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}

/** Creates a query string with the requested number of distinct parameters. */
function createQueryString(faker: Faker, parameters: number): string {
  const names = faker.helpers.uniqueArray(() => createSlugWord(faker), parameters);
  const values = [
    () => String(faker.number.int(9999)),
    () => faker.word.words(2),
    () => String(faker.datatype.boolean()),
    () => faker.internet.exampleEmail(),
  ];
  const pairs = names.map((name) => [name, faker.helpers.arrayElement(values)()]);
  return new URLSearchParams(pairs).toString();
}

function createIpv6Address(faker: Faker): string {
  return faker.helpers.multiple(() => hexadecimal(faker, 4), { count: 8 }).join(':');
}

export const internet = defineTag('internet', {
  'email-address': (args) => (faker) =>
    toTransliteratedFaker(faker, 'name').internet.email({
      ...createSpeltName(faker, args),
      provider: args.provider?.toLowerCase(),
      allowSpecialCharacters: args.specialCharacters,
    }),
  'example-email-address': (args) => (faker) =>
    toTransliteratedFaker(faker, 'name').internet.exampleEmail({
      ...createSpeltName(faker, args),
      allowSpecialCharacters: args.specialCharacters,
    }),
  username: (args) => (faker) =>
    toTransliteratedFaker(faker, 'name').internet.username(createSpeltName(faker, args)),
  'display-name': (args) => (faker) => faker.internet.displayName(createAccountName(faker, args)),
  password: ({ alphabet, ...args }) => {
    const pattern = PASSWORD_ALPHABETS[alphabet];
    return (faker) => faker.internet.password({ ...args, pattern });
  },
  'api-key':
    ({ length, prefix = '' }) =>
    (faker) =>
      prefix + faker.string.alphanumeric(length),
  jwt: (args) => (faker) => createJwt(faker, args),
  'jwt-algorithm': ({ kinds }) =>
    [...SIGNING_ALGORITHMS, 'none'].filter(
      (each) => kinds?.some((kind) => each.startsWith(kind)) ?? true,
    ),
  url: ({ protocol, segments, parameters, fragment, ...args }, context) => {
    const suffixes = args.suffix ? [args.suffix.toLowerCase()] : listDomainSuffixes(context);
    return (faker) => {
      const slash = (args.trailingSlash ?? faker.datatype.boolean()) ? '/' : '';
      const domain = `${createDomainWord(faker)}.${faker.helpers.arrayElement(suffixes)}`;
      const origin = `${protocol}://${domain}`;
      if (segments + parameters === 0 && !fragment) return origin + slash;
      // Uses English words, because words in other scripts would need encoding.
      const english = toEnglishFaker(faker);
      const path = english.helpers.multiple(() => `/${createSlugWord(english)}`, {
        count: segments,
      });
      const query = parameters > 0 ? `?${createQueryString(english, parameters)}` : '';
      const end = fragment ? `#${createSlugWord(english)}` : '';
      return origin + path.join('') + slash + query + end;
    };
  },
  'domain-name': ({ suffix }, context) => {
    const suffixes = suffix ? [suffix.toLowerCase()] : listDomainSuffixes(context);
    return (faker) => `${createDomainWord(faker)}.${faker.helpers.arrayElement(suffixes)}`;
  },
  'host-name': (args) => (faker) => createHostName(faker, args),
  'domain-suffix': ({ kind }, context) => listDomainSuffixes(context, kind),
  'domain-word': () => createDomainWord,
  slug: (args) => (faker) =>
    faker.helpers.multiple(() => createSlugWord(faker), { count: args.words }).join('-'),
  'query-string': (args) => (faker) =>
    (args.questionMark ? '?' : '') + createQueryString(faker, args.parameters),
  'http-method': () => (faker) => faker.internet.httpMethod(),
  'http-status-code': ({ kinds }) => {
    const classes = STATUS_CLASSES.filter(({ kind }) => kinds?.includes(kind) ?? true);
    const types = classes.map(({ type }) => type);
    return (faker) => faker.internet.httpStatusCode({ types });
  },
  etag:
    ({ length, weak }) =>
    (faker) =>
      `${weak ? 'W/' : ''}"${hexadecimal(faker, length)}"`,
  'user-agent': (args) => {
    const patterns = findUserAgentPatterns(args);
    return (faker) => createUserAgent(faker, patterns);
  },
  'ip-address': () => (faker) =>
    faker.datatype.boolean() ? faker.internet.ipv4() : createIpv6Address(faker),
  'ipv4-address': ({ kind, cidr }) => {
    const block = cidr === undefined ? { network: kind } : { cidrBlock: cidr };
    return (faker) => faker.internet.ipv4(block);
  },
  'ipv6-address': ({ kind, compressed }) => {
    const prefix = IPV6_PREFIXES[kind];
    return (faker) => {
      const address = prefix + createIpv6Address(faker).slice(prefix.length);
      // A URL normalizes its host as RFC 5952 requires, in brackets.
      return compressed ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
    };
  },
  'cidr-block': (args) => (faker) => {
    const address = faker.internet.ipv4({ network: args.kind });
    const length =
      args.prefixLength ?? faker.number.int({ min: PREFIX_LENGTHS[args.kind], max: 30 });
    const masked = address.split('.').map((octet, index) => {
      const kept = Math.min(Math.max(length - index * 8, 0), 8);
      return Number(octet) & (0xff00 >> kept);
    });
    return `${masked.join('.')}/${length}`;
  },
  'mac-address': ({ separator, locallyAdministered }) => {
    // In the first octet, the lowest bit marks group addresses, and the next bit marks locally administered addresses.
    const second = [...(locallyAdministered ? '26ae' : '02468ace')];
    const group = separator === 'dot' ? /.{4}/g : /.{2}/g;
    return (faker) => {
      const digits = (length: number) => faker.string.fromCharacters('0123456789abcdef', length);
      const address = digits(1) + faker.helpers.arrayElement(second) + digits(10);
      return address.match(group)?.join(MAC_SEPARATORS[separator]) ?? '';
    };
  },
  port: (args) => (faker) => faker.number.int(args),
  emoji: ({ kinds }) => {
    const types = EMOJI_CATEGORIES.filter((each) => kinds?.includes(each) ?? true);
    return (faker) => faker.internet.emoji({ types });
  },
});
