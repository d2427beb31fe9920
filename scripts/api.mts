/** `npm run api`: generates the reference pages. With `--check`, it only says whether they are up to date. */
import { runApi } from '../src/cli/api.ts';
import { namePages } from '../src/plugins/namePages.ts';

const { code } = await runApi(namePages, process.argv.slice(2));
process.exitCode = code;
