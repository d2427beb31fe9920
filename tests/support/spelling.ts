import { lint } from 'cspell';
import type { Issue } from 'cspell-lib';

const ignore = () => undefined;

/**
 * Checks files with the spelling checker and `cspell.json`.
 *
 * @param files Absolute paths.
 * @param report Function that is called for each misspelt or banned word.
 * @returns The number of checked files, and the number of errors in the checker itself.
 * @throws Error if the configuration or a file cannot be read.
 */
export const checkSpelling = (files: readonly string[], report: (issue: Issue) => void) =>
  lint(
    [],
    { config: 'cspell.json', file: [...files], gitignore: false },
    {
      issue: report,
      info: ignore,
      debug: ignore,
      progress: ignore,
      result: ignore,
      error: (message, error) => {
        throw new Error(message, { cause: error });
      },
    },
  );
