import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Creates a validator for JSON Schema 2020-12, formats included. */
export function createAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, ...options });
  addFormats(ajv);
  return ajv;
}

/**
 * Creates a validator that counts string lengths in UTF-16 code units and compiles patterns without the flag `u`, like code
 * generated for JavaScript, Java and C#. JSON Schema itself counts code points.
 */
export const createUtf16Ajv = (): Ajv2020 =>
  // The logger is off, because Ajv warns that `unicode` is deprecated.
  createAjv({ unicode: false, unicodeRegExp: false, logger: false });
