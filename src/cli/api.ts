import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { DescriptionError } from '../reference/read/fault.ts';
import type { Fault } from '../reference/read/fault.ts';
import type { Api } from '../reference/read/model.ts';
import { generate } from '../reference/generate.ts';
import type { GenerateOptions, NamePages, Reference } from '../reference/generate.ts';
import { compareFiles } from '../reference/write/compare.ts';
import { repair, writeAll } from '../reference/write/writeAll.ts';
import { WriteError } from '../reference/write/writeError.ts';
import { DATA_FOLDER, OWN_DESCRIPTION, OWN_RULES, PAGES_FOLDER } from '../reference/paths.ts';
import type { SiteAddress } from '../reference/site.ts';
import type { Paint } from './colour.ts';
import { describeExitCodes, EXIT_CODES } from './exitCodes.ts';
import { countOf, renderFaults, renderWarnings } from './messages.ts';
import type { Progress } from './progress.ts';

/** Everything outside the pipeline that the command uses, so that tests can replace it. */
export interface Surroundings {
  siteDir: string;
  site: SiteAddress;
  env: Readonly<Record<string, string | undefined>>;
  namePages: NamePages;
  /** Used for this project's own description only. Loaded on demand, as the engine takes a second to load. */
  loadOwnData?: GenerateOptions['loadOwnData'];
  print: (text: string) => void;
  printError: (text: string) => void;
  paint: Paint;
  progress: Progress;
}

/** The description to generate pages from: `OPENAPI_SPEC`, or the project's own with its lint rules. */
export function chooseDescription({ OPENAPI_SPEC: other }: Surroundings['env']) {
  return {
    file: other ?? OWN_DESCRIPTION,
    projectRules: other === undefined ? OWN_RULES : undefined,
  };
}

export const HELP = `Usage: npm run api [-- <options>]

Makes the pages of the reference (${PAGES_FOLDER}) and what goes with them (${DATA_FOLDER}) from the
description: all of them or, when anything is wrong, none.

Options:
  --check   write nothing; say whether the description is fine and the pages are up to date
  --strict  refuse the description for its warnings, too; ${OWN_DESCRIPTION} is always held to this
  --all     list every warning, where they are otherwise grouped by kind
  --help    show this

Environment:
  OPENAPI_SPEC          another description, YAML or JSON, instead of ${OWN_DESCRIPTION}
  NO_COLOR, FORCE_COLOR without colours, or with them (0: without) wherever the output goes

Exit codes:
${describeExitCodes()}
`;

const BEFORE = `The pages in ${PAGES_FOLDER} are those of before.`;

type Options = Record<'check' | 'strict' | 'all' | 'help', boolean>;

function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        check: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Reports how the files on disk differ from the generated ones. Returns the exit code. */
function checkUpToDate({ files }: Reference, { siteDir, print, printError }: Surroundings): number {
  const { write, remove, inTheWay, foreign } = compareFiles(siteDir, files);
  reportForeign(foreign, printError);
  const differing = [...write.keys(), ...remove, ...inTheWay];
  if (differing.length === 0) {
    print(`The description is fine. ${PAGES_FOLDER} and ${DATA_FOLDER} are up to date.`);
    return EXIT_CODES.fine[0];
  }
  const shown = differing.slice(0, 10).map((file) => `  ${file}`);
  const more = differing.length - shown.length;
  printError(
    [
      `The description is fine. ${countOf(differing.length, 'file')} made from it ${differing.length === 1 ? 'is' : 'are'} missing or out of date:`,
      ...shown,
      ...(more > 0 ? [`  and ${more} more`] : []),
      'What to do: run `npm run api`.',
    ].join('\n'),
  );
  return EXIT_CODES.outOfDate[0];
}

function reportForeign(foreign: readonly string[], printError: (text: string) => void): void {
  if (foreign.length === 0) return;
  printError(
    [
      `Kept, as this command did not make ${foreign.length === 1 ? 'it' : 'them'}:`,
      ...foreign.map((file) => `  ${file}`),
      `What to do: move what you write to docs/. ${PAGES_FOLDER} and ${DATA_FOLDER} hold only what is made.`,
    ].join('\n'),
  );
}

/** An error as a message for the terminal, and its exit code. */
function explain(error: unknown, paint: Paint): [text: string, code: number] {
  if (error instanceof DescriptionError) {
    const { faults } = error;
    const text = renderFaults(faults, 'error', paint);
    return [`${text}\n\n${countOf(faults.length, 'problem')}.`, EXIT_CODES.refused[0]];
  }
  if (error instanceof WriteError) {
    return [`${error.message}\nWhat to do: ${error.advice}`, EXIT_CODES.notWritten[0]];
  }
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [
    `The command itself has a fault; please report it with this:\n${details}`,
    EXIT_CODES.failed[0],
  ];
}

export interface ApiResult {
  code: number;
  api?: Api;
}

/**
 * Runs `npm run api`. Errors are printed, not thrown.
 *
 * @param args The arguments after the command's name.
 * @returns The exit code, one of `EXIT_CODES`, and the API whose pages were written, if any.
 */
export async function runApi(args: readonly string[], around: Surroundings): Promise<ApiResult> {
  const { siteDir, site, env, namePages, loadOwnData, print, printError, paint, progress } = around;
  const options = readOptions(args);
  if (typeof options === 'string') {
    printError(`${options}\n\n${HELP}`);
    return { code: EXIT_CODES.usage[0] };
  }
  if (options.help) {
    print(HELP);
    return { code: EXIT_CODES.fine[0] };
  }
  const { check, strict, all } = options;
  const start = performance.now();
  const warnings: Fault[] = [];
  const showWarnings = () => {
    if (warnings.length > 0) printError(`${renderWarnings(warnings, { all, paint })}\n`);
  };
  try {
    if (!check) await repair(siteDir);
    const isOwn = env.OPENAPI_SPEC === undefined;
    const reference = await generate({
      ...chooseDescription(env),
      ...(strict && { strict }),
      workDir: check ? tmpdir() : siteDir,
      site,
      namePages,
      loadOwnData: isOwn ? loadOwnData : undefined,
      onWarning: (warning) => warnings.push(warning),
      onStep: (step) => progress.step(step),
    });
    progress.end();
    showWarnings();
    if (check) return { code: checkUpToDate(reference, around) };
    const { written, removed, foreign } = await writeAll(siteDir, reference.files);
    reportForeign(foreign, printError);
    const { title, operations } = reference.api;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const changes = `${countOf(written.length, 'file')} written, ${removed.length} removed`;
    print(
      `${title}: ${countOf(operations.length, 'operation')}, ${operations.length + 1} pages in ${PAGES_FOLDER} (${changes}; ${seconds} s)`,
    );
    return { code: EXIT_CODES.fine[0], api: reference.api };
  } catch (error) {
    progress.end();
    const [text, code] = explain(error, paint);
    printError(check ? text : `${text}\n${BEFORE}`);
    return { code };
  }
}
