/** Ends a script with one sentence if it loads a module that does not exist. Import it before the modules that import others. */
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
