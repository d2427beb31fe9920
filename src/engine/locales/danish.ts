import type { LocaleDefinition } from '@faker-js/faker';

const words = (text: string): string[] => text.split('|');

/** Additions and corrections to faker's Danish. */
export const DANISH: LocaleDefinition = {
  commerce: {
    // Adjectives would have to take the gender of the product, and materials to become part of its word.
    product_name: {
      adjective: words('enkel|elegant|god|lille|moderne|solid'),
      material: words(
        'aluminium|bambus|beton|bomuld|bronze|glas|granit|gummi|keramik|læder|marmor|metal|plastik|silke|stål|træ|uld',
      ),
      pattern: ['{{commerce.product}} i {{commerce.productMaterial}}'],
      product: words(
        'Bil|Bold|Bord|Computer|Cykel|Hat|Handske|Hylde|Håndklæde|Jakke|Kniv|Kop|Lampe|Lysestage|Mus|Skammel|Skjorte|Sko|Skål|Slips|Stol|Sæbe|Taske|Tastatur|Tæppe|Vase',
      ),
    },
  },
  internet: { domain_suffix: ['com', 'dk', 'eu', 'net', 'nu', 'org'] },
};
