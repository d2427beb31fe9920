import type { LocaleDefinition } from '@faker-js/faker';
import { splitWords } from './splitWords.ts';

export const NORWEGIAN: LocaleDefinition = {
  commerce: {
    product_name: {
      adjective: splitWords('enkel|elegant|god|liten|moderne|solid'),
      material: splitWords(
        'aluminium|bambus|betong|bomull|bronse|glass|granitt|gummi|keramikk|lær|marmor|metall|plast|silke|stål|tre|ull',
      ),
      pattern: ['{{commerce.product}} i {{commerce.productMaterial}}'],
      product: splitWords(
        'Ball|Bil|Bord|Brødboks|Datamaskin|Hansker|Hatt|Hylle|Håndkle|Jakke|Kniv|Kopp|Krakk|Lampe|Lue|Mus|Ryggsekk|Skjorte|Sko|Skål|Slips|Stol|Sykkel|Såpe|Tastatur|Teppe|Veske|Votter',
      ),
    },
  },
  company: { legal_entity_type: splitWords('AS|ASA|ANS|DA|SA|og Sønner') },
  food: {
    // Omits adjectives, which would need the gender of the noun.
    dish_pattern: [
      '{{food.fruit}}- og {{food.vegetable}}salat',
      '{{food.fruit}}pai',
      '{{food.meat}} med {{food.fruit}}saus',
      '{{food.meat}} med {{food.vegetable}}',
      '{{food.vegetable}}salat',
      '{{food.vegetable}}suppe med {{food.spice}}',
    ],
    fruit: splitWords(
      'ananas|appelsin|aprikos|banan|blåbær|bringebær|drue|eple|fersken|jordbær|kirsebær|multe|plomme|pære|rips|sitron|solbær|stikkelsbær|tyttebær|vannmelon',
    ),
    vegetable: splitWords(
      'agurk|blomkål|brokkoli|ert|gulrot|hodekål|kålrot|løk|mais|paprika|pastinakk|potet|purre|reddik|rosenkål|rødbete|selleri|sopp|spinat|squash|tomat',
    ),
  },
  location: {
    city_name: splitWords(
      'Fager|Fet|Hauge|Høy|Kors|Lille|Lo|Mal|Nord|Sand|Skog|Sol|Stav|Stor|Tors|Vest|Øst',
    ),
    street_pattern: [
      '{{location.street_name_part}}{{location.street_suffix}}',
      '{{location.street_prefix}} {{location.street_name_part}}{{location.street_suffix}}',
    ],
  },
  person: {
    name: [
      { value: '{{person.prefix}} {{person.firstName}} {{person.lastName}}', weight: 1 },
      { value: '{{person.firstName}} {{person.lastName}}', weight: 9 },
    ],
    suffix: null,
  },
  phone_number: {
    format: {
      // Landlines in groups of two digits, mobile numbers in groups of three, two and three.
      human: splitWords(
        '22 ## ## ##|32 ## ## ##|55 ## ## ##|73 ## ## ##|4## ## ###|9## ## ###|+47 22 ## ## ##|+47 4## ## ###|+47 9## ## ###',
      ),
      national: splitWords(
        '22 ## ## ##|23 ## ## ##|32 ## ## ##|33 ## ## ##|51 ## ## ##|55 ## ## ##|69 ## ## ##|73 ## ## ##|75 ## ## ##|77 ## ## ##|4## ## ###|9## ## ###',
      ),
      international: splitWords(
        '+4722######|+4732######|+4755######|+4773######|+474#######|+479#######',
      ),
      mobile: splitWords('4#######|9#######'),
    },
  },
  word: {
    noun: splitWords(
      'arbeid|avis|barn|bibliotek|bilde|blomst|bok|bord|brev|bro|brød|buss|butikk|by|båt|dag|dal|drøm|dør|elv|eple|familie|farge|fisk|fjell|fjord|flyplass|følelse|gaffel|gate|glass|gulv|hage|himmel|historie|hus|høst|jakke|kaffe|kirke|klokke|kniv|kontor|kopp|kveld|kyst|lampe|lege|lommebok|lue|luft|lyd|lærer|melk|minutt|morgen|museum|måne|måned|nabo|natt|nøkkel|ord|ost|penger|pris|pære|regn|sang|seng|sjø|skje|sko|skog|skole|sky|smør|snø|sol|sommer|språk|spørsmål|stasjon|stemme|stjerne|stol|strand|svar|sykehus|sykkel|tak|tallerken|tanke|time|tog|torg|tre|uke|vann|vegg|vei|venn|vind|vindu|vinter|vår|øy|år',
    ),
    verb: splitWords(
      'arbeide|bake|begynne|besøke|betale|bo|bruke|bygge|bære|danse|dele|drikke|drømme|elske|falle|finne|flytte|forklare|forstå|fortelle|følge|få|gi|gjøre|gå|ha|hente|hjelpe|holde|hoppe|høre|jobbe|kaste|kjenne|kjøpe|kjøre|klatre|komme|lage|le|legge|leke|lese|lete|leve|ligge|like|love|lukke|lytte|lære|løpe|male|merke|miste|møte|nyte|plante|prøve|reise|ringe|rope|se|selge|sende|sette|si|sitte|skrive|slutte|smake|smile|snakke|sove|spille|spise|spørre|stå|svare|svømme|synge|ta|telle|tenke|tro|vaske|velge|vente|vinne|vise|vite|vokse|våkne|ønske|åpne',
    ),
    adverb: splitWords(
      'aldri|alltid|bare|borte|da|der|derfor|dessverre|endelig|ennå|forresten|fortsatt|gjerne|heldigvis|her|hjemme|igjen|ikke|inne|kanskje|langsomt|likevel|nesten|nettopp|nok|nylig|nå|ofte|også|plutselig|sakte|sammen|sannsynligvis|sjelden|snart|straks|tidlig|ute|veldig',
    ),
    preposition: splitWords(
      'av|bak|blant|etter|for|foran|forbi|fra|før|gjennom|hos|i|innen|langs|med|mellom|mot|om|omkring|over|overfor|på|rundt|siden|til|under|uten|utenfor|ved',
    ),
    conjunction: splitWords(
      'at|da|dersom|eller|enda|etter at|ettersom|for|for at|fordi|før|hvis|idet|imens|inntil|men|mens|når|og|om|samt|selv om|siden|skjønt|slik at|som|så',
    ),
  },
};
