import type { Faker } from '@faker-js/faker';
import type { ArgumentsOf } from '../../../generated/arguments.ts';
import { ValidationError } from '../../validationError.ts';

/** Browser versions of 2024 and 2025: Chrome and Edge, Firefox, Safari. */
const VERSIONS = {
  '#C': Array.from({ length: 20 }, (_, index) => `${index + 121}.0.0.0`),
  '#F': Array.from({ length: 20 }, (_, index) => `${index + 122}.0`),
  '#S': '17.2 17.3 17.4 17.5 17.6 18.0 18.1 18.2 18.3 18.4 18.5 18.6'.split(' '),
};

const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/#C';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/#S';
const MAC = 'Macintosh; Intel Mac OS X 10';

/**
 * User agents of browsers and crawlers, keyed by kind. The versions of operating systems are those that browsers always
 * send (Windows 10, macOS 10.15, Android 10 in Chrome).
 */
const PATTERNS = {
  desktop: [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36`,
    `Mozilla/5.0 (${MAC}_15_7) ${BLINK} Safari/537.36`,
    `Mozilla/5.0 (X11; Linux x86_64) ${BLINK} Safari/537.36`,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36 Edg/#C`,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:#F) Gecko/20100101 Firefox/#F',
    `Mozilla/5.0 (${MAC}.15; rv:#F) Gecko/20100101 Firefox/#F`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:#F) Gecko/20100101 Firefox/#F',
    `Mozilla/5.0 (${MAC}_15_7) ${WEBKIT} Safari/605.1.15`,
  ],
  mobile: [
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Mobile Safari/537.36`,
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Safari/537.36`,
    'Mozilla/5.0 (Android 13; Mobile; rv:#F) Gecko/#F Firefox/#F',
    'Mozilla/5.0 (Android 14; Mobile; rv:#F) Gecko/#F Firefox/#F',
    'Mozilla/5.0 (Android 15; Mobile; rv:#F) Gecko/#F Firefox/#F',
    `Mozilla/5.0 (iPhone; CPU iPhone OS #_ like Mac OS X) ${WEBKIT} Mobile/15E148 Safari/604.1`,
  ],
  bot: [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    `Mozilla/5.0 (${MAC}_15_7) ${WEBKIT} Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)`,
  ],
};

/**
 * Patterns for the user agents of a browser. Other browsers contain `Chrome` or `Safari` too. Crawlers match no browser
 * and no system.
 */
const BROWSERS = {
  chrome: /Chrome\/#C (Mobile )?Safari\/537\.36$/,
  edge: /Edg\//,
  firefox: /Firefox/,
  safari: /Version\/#S .*Safari\/[0-9.]+$/,
};
const OPERATING_SYSTEMS = {
  android: /Android/,
  ios: /iPhone/,
  linux: /X11/,
  macos: /Macintosh.*(Safari\/[0-9.]+|Firefox\/#F)$/,
  windows: /Windows/,
};

export function findUserAgentPatterns(args: ArgumentsOf['internet']['user-agent']): string[] {
  const { kind, browser, os } = args;
  const patterns = (kind ? PATTERNS[kind] : Object.values(PATTERNS).flat()).filter(
    (each) =>
      (!browser || BROWSERS[browser].test(each)) && (!os || OPERATING_SYSTEMS[os].test(each)),
  );
  if (patterns.length > 0) return patterns;
  const sent = Object.entries({ kind, browser, os }).filter(([, value]) => value);
  const wanted = sent.map((each) => each.join(' ')).join(' and ');
  const detail = `There is no user agent with ${wanted}. Omit one of them.`;
  throw new ValidationError(sent.map(([name]) => ({ name, detail })));
}

/** Creates the `User-Agent` of a browser or crawler, with one version throughout the string. */
export function createUserAgent(faker: Faker, patterns: readonly string[]): string {
  const pattern = faker.helpers.arrayElement(patterns);
  return Object.entries(VERSIONS).reduce((text, [sign, versions]) => {
    const version = faker.helpers.arrayElement(versions);
    const ios = sign === '#S' ? version.replace('.', '_') : '#_';
    return text.replaceAll(sign, version).replace('#_', ios);
  }, pattern);
}
