/** The mock of the API: a library for tests without a server, and a command in Node.js. */
export { answer, version } from './library.ts';

// Browsers have no `process`, and bundlers that define it omit `release`.
if (typeof process === 'object' && 'release' in process) void import('./command.ts');
