import type { LocaleDefinition } from '@faker-js/faker';
import { splitWords } from './splitWords.ts';

export const DANISH: LocaleDefinition = {
  commerce: {
    // The pattern omits the adjective, which would need the gender of the product, and puts the material last, because
    // it would form a compound with the product.
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
