/** `npm run api`: makes the pages of the reference anew, see `npm run api -- --help`. */
import { runApi } from '../src/cli/api.ts';
import { surroundings } from './surroundings.mts';

const { code } = await runApi(process.argv.slice(2), surroundings);
process.exitCode = code;
