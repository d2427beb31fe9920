import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { siteAddress } from '../product.ts';
import { generate } from '../reference/generate.ts';
import type { NamePages } from '../reference/generate.ts';
import { DATA_FOLDER, DESCRIPTION_FOLDER, PAGES_FOLDER } from '../reference/paths.ts';
import { DescriptionError } from '../reference/read/fault.ts';
import type { Api } from '../reference/read/model.ts';
import { compareFiles } from '../reference/write/compare.ts';
import { repair, writeAll } from '../reference/write/writeAll.ts';
import { WriteError } from '../reference/write/writeError.ts';
import { createOwnData } from './standIn/ownData.ts';

/** Differing files that `--check` names. */
const MOST_NAMED = 10;

/** Reports how the files on disk differ from the generated ones. Returns the exit code. */
function checkUpToDate(siteDir: string, files: Map<string, string>): number {
  const { write, remove, inTheWay, foreign } = compareFiles(siteDir, files);
  reportForeign(foreign);
  const differing = [...write.keys(), ...remove, ...inTheWay];
  if (differing.length === 0) {
    console.log(`The description is fine. ${PAGES_FOLDER} and ${DATA_FOLDER} are up to date.`);
    return 0;
  }
  const named = differing.slice(0, MOST_NAMED).join('\n  ');
  console.error(
    `The description is fine. Files made from it that are missing or out of date: ${differing.length}\n  ${named}\nRun \`npm run api\`.`,
  );
  return 1;
}

function reportForeign(foreign: readonly string[]): void {
  if (foreign.length === 0) return;
  console.error(
    `Kept, as this command did not make them:\n  ${foreign.join('\n  ')}\nMove what you write to docs/. ${PAGES_FOLDER} and ${DATA_FOLDER} hold only what is made.`,
  );
}

export interface ApiResult {
  /** The exit code: 0, or 1 if there are no pages, or with `--check` if they are out of date. */
  code: number;
  /** The API whose pages were written, if any. */
  api?: Api;
}

/**
 * Runs `npm run api [-- --check]`: writes the pages and data of the description, or with `--check` says whether they
 * are up to date. Refusals are printed, not thrown.
 *
 * @param namePages Lists the pages that the OpenAPI plugin generates.
 * @param args The arguments after the command's name.
 * @param siteDir The site's folder.
 * @throws Error for anything but a refused description and a disk that cannot be written.
 */
export async function runApi(
  namePages: NamePages,
  args: readonly string[] = [],
  siteDir: string = process.cwd(),
): Promise<ApiResult> {
  const options = { check: { type: 'boolean', default: false } } as const;
  const { check } = parseArgs({ args: [...args], options }).values;
  const start = performance.now();
  try {
    if (!check) await repair(siteDir);
    const { api, files } = await generate({
      folder: path.join(siteDir, DESCRIPTION_FOLDER),
      workDir: check ? tmpdir() : siteDir,
      site: siteAddress,
      namePages,
      createOwnData,
    });
    if (check) return { code: checkUpToDate(siteDir, files) };
    const { written, removed, foreign } = await writeAll(siteDir, files);
    reportForeign(foreign);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const changes = `${written.length} files written, ${removed.length} removed`;
    console.log(
      `${api.title}: ${api.operations.length} operations, ${api.operations.length + 1} pages in ${PAGES_FOLDER} (${changes}; ${seconds} s)`,
    );
    return { code: 0, api };
  } catch (error) {
    if (error instanceof DescriptionError) error.print();
    else if (error instanceof WriteError) console.error(`${error.message}\n${error.advice}`);
    else throw error;
    if (!check) console.error(`The pages in ${PAGES_FOLDER} are those of before.`);
    return { code: 1 };
  }
}
