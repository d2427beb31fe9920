import faker from '@faker-js/faker/package.json' with { type: 'json' };
import { parseDocument } from 'yaml';

const KEY_PATH = ['info', 'x-samples'];

/** The installed version of faker. All samples depend on its data and random sequence. */
const FAKER = { generator: faker.name, version: faker.version };

/**
 * Records the version of faker that generated the samples, because another version may generate different values from the
 * same seed.
 *
 * @param text The root file of the OpenAPI document in YAML.
 * @returns The updated text, or the same text if the record is up to date.
 */
export function recordFakerVersion(text: string): string {
  const document = parseDocument(text);
  const recorded = document.toJS() as { info?: { 'x-samples'?: unknown } };
  if (JSON.stringify(recorded.info?.['x-samples']) === JSON.stringify(FAKER)) return text;
  document.setIn(KEY_PATH, document.createNode(FAKER));
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}
