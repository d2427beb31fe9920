import type { LocaleDefinition } from '@faker-js/faker';
import { splitWords } from './splitWords.ts';

export const DANISH: LocaleDefinition = {
  commerce: {
    // An adjective would have to agree with the product's gender, so the pattern omits adjectives. A material before the
    // product would form a compound, so the material is last.
    product_name: {
      adjective: splitWords('enkel|elegant|god|lille|moderne|solid'),
      material: splitWords(
        'aluminium|bambus|beton|bomuld|bronze|glas|granit|gummi|keramik|læder|marmor|metal|plastik|silke|stål|træ|uld',
      ),
      pattern: ['{{commerce.product}} i {{commerce.productMaterial}}'],
      product: splitWords(
        'Bil|Bold|Bord|Computer|Cykel|Hat|Handske|Hylde|Håndklæde|Jakke|Kniv|Kop|Lampe|Lysestage|Mus|Skammel|Skjorte|Sko|Skål|Slips|Stol|Sæbe|Taske|Tastatur|Tæppe|Vase',
      ),
    },
  },
  internet: { domain_suffix: ['com', 'dk', 'eu', 'net', 'nu', 'org'] },
};
