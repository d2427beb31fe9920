/** `npm run api`: generates the reference pages. See `npm run api -- --help`. */
import { runApi } from '../src/cli/api.ts';
import { surroundings } from './surroundings.mts';

const { code } = await runApi(process.argv.slice(2), surroundings);
process.exitCode = code;
