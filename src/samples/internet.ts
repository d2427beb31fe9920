import type { TagGenerators } from './generator.ts';

export const internet: TagGenerators = {
  port: (faker) => faker.internet.port(),
};
