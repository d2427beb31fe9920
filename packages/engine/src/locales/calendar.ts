import type { LocaleDefinition } from '@faker-js/faker';
import { defineByLocale } from './defineByLocale.ts';

/** Names and abbreviations of the months, from January. */
const MONTHS: Readonly<Record<string, string>> = {
  it: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre/gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic',
  pl: 'styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień/sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru',
  cs: 'leden|únor|březen|duben|květen|červen|červenec|srpen|září|říjen|listopad|prosinec/led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro',
  nb: 'januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember/jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.',
  uk: 'січень|лютий|березень|квітень|травень|червень|липень|серпень|вересень|жовтень|листопад|грудень/січ.|лют.|бер.|квіт.|трав.|черв.|лип.|серп.|вер.|жовт.|лист.|груд.',
  tr: 'Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık/Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara',
};

/** Month names in the genitive, which follow the number of a day. */
const AFTER_A_DAY: Readonly<Record<string, string>> = {
  pl: 'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia',
  uk: 'січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня',
};

/** Names and abbreviations of the weekdays, from Monday. */
const WEEKDAYS: Readonly<Record<string, string>> = {
  it: 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica/lun|mar|mer|gio|ven|sab|dom',
  pl: 'poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela/pon.|wt.|śr.|czw.|pt.|sob.|niedz.',
  cs: 'pondělí|úterý|středa|čtvrtek|pátek|sobota|neděle/po|út|st|čt|pá|so|ne',
  nb: 'mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag/man.|tir.|ons.|tor.|fre.|lør.|søn.',
  uk: 'понеділок|вівторок|середа|четвер|п’ятниця|субота|неділя/пн|вт|ср|чт|пт|сб|нд',
  tr: 'Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar/Pzt|Sal|Çar|Per|Cum|Cmt|Paz',
};

function split(text: string): { wide: string[]; abbr: string[] } {
  const [wide = '', abbr = ''] = text.split('/');
  return { wide: wide.split('|'), abbr: abbr.split('|') };
}

export const CALENDAR: Readonly<Record<string, LocaleDefinition>> = defineByLocale(
  MONTHS,
  (months, locale) => {
    const context = AFTER_A_DAY[locale]?.split('|');
    return {
      date: {
        month: { ...split(months), ...(context && { wide_context: context }) },
        weekday: split(WEEKDAYS[locale] ?? ''),
      },
    };
  },
);
