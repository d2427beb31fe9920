import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Creates a validator of JSON Schema 2020-12 that knows its formats. */
export function createAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, ...options });
  addFormats(ajv);
  return ajv;
}

/**
 * Creates a validator that counts lengths in UTF-16 code units and reads patterns without the flag `u`, as generated
 * code in JavaScript, Java and C# does. JSON Schema counts code points.
 */
export const createUtf16Ajv = (): Ajv2020 =>
  // Without the logger, because Ajv warns that the option is deprecated.
  createAjv({ unicode: false, unicodeRegExp: false, logger: false });
