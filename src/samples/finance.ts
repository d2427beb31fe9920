import type { TagGenerators } from './generator.ts';

export const finance: TagGenerators = {
  iban: (faker, request) =>
    faker.finance.iban({
      countryCode: request.string('country'),
      formatted: request.boolean('formatted'),
    }),
};
