/** `npm run check`: the fast part of `npm test`. */
import { runSteps } from './steps.mts';
import { checkSteps } from './testSteps.mts';

const ended = await runSteps(checkSteps);
process.exitCode = ended.every(({ code }) => code === 0) ? 0 : 1;
