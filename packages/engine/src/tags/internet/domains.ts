import type { Faker } from '@faker-js/faker';
import { toTransliteratedFaker } from '../../transliterate.ts';
import type { GeneratorContext } from '../../tag.ts';

/** Domain suffixes in faker's Russian and Ukrainian data that are closed for registration. */
const NO_SUFFIXES = ['edo', 'rus', 'lutsk.net', 'volyn.net'];

/**
 * Kinds of suffixes. Suffixes of two letters, and the Cyrillic suffixes of Russia and Ukraine, are country codes (ISO
 * 3166).
 */
const SUFFIXES = {
  generic: /^(?!xn--(p1ai|j1amh)$)[^.]{3,}$/,
  country: /^([a-z]{2}|xn--(p1ai|j1amh))$/,
  'second-level': /\./,
};

/** Lists the suffixes of a kind in ASCII (RFC 5891), because faker's Cyrillic suffixes are in Unicode. */
export function listDomainSuffixes(
  { definitions }: GeneratorContext,
  kind?: keyof typeof SUFFIXES,
): string[] {
  return definitions.internet.domain_suffix
    .filter((suffix) => !NO_SUFFIXES.includes(suffix))
    .map((suffix) => new URL(`http://a.${suffix}`).hostname.slice(2))
    .filter((suffix) => !kind || SUFFIXES[kind].test(suffix));
}

export function createDomainWord(faker: Faker): string {
  return toTransliteratedFaker(faker, 'word').internet.domainWord();
}
