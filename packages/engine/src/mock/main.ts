/** The mock for the API: a library for tests that need no server, and a command in Node.js. */
export { answer, version } from './library.ts';

// Browsers have no `process`, and bundlers that define one leave out `release`.
if (typeof process === 'object' && 'release' in process) void import('./command.ts');
