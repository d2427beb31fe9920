import faker from '@faker-js/faker/package.json' with { type: 'json' };
import { parseDocument } from 'yaml';

/** Path of the record in the document's root file. */
const KEY_PATH = ['info', 'x-samples'];

/** The installed version of faker, on whose data and random sequence all samples depend. */
const FAKER = { generator: faker.name, version: faker.version };

/**
 * Records in the OpenAPI document which version of faker generated its samples: another version may generate
 * different values from the same seed.
 *
 * @param text The root file of the OpenAPI document, YAML.
 * @returns The updated text; unchanged when the record is up to date.
 */
export function recordFakerVersion(text: string): string {
  const document = parseDocument(text);
  const recorded = document.toJS() as { info?: { 'x-samples'?: unknown } };
  if (JSON.stringify(recorded.info?.['x-samples']) === JSON.stringify(FAKER)) return text;
  document.setIn(KEY_PATH, document.createNode(FAKER));
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}
