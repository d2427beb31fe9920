/**
 * Stops a script with a one-sentence error if it imports a module that does not exist. Import it before other modules.
 */
import path from 'node:path';

process.on('uncaughtException', (error) => {
  const [, missing, importer] = /module '(.*)'\nRequire stack:\n- (.*)/.exec(error.message) ?? [];
  console.error(
    missing === undefined || importer === undefined
      ? error
      : `${path.relative('', importer)} imports ${missing}, which does not exist. Correct the import.`,
  );
  process.exit(1);
});
