/** Entry point of the engine. `contract.ts` has the constants of the API, and `mock/` has programs for Node.js. */
export { answer, rejectUnparsed } from './answer.ts';
export type { ApiRequest, ApiResponse, AnswerOptions } from './answer.ts';
export { FALLBACK_LOCALE } from './arguments.ts';
export { createEngine } from './engine.ts';
export type { Engine } from './engine.ts';
export { countDistinct } from './countDistinct.ts';
export type { DistinctCount } from './countDistinct.ts';
export type { Argument, Arguments, JsonValue } from './generator.ts';
export { REPLACEMENT_CHARACTER } from './http/body.ts';
export { violatedKeywords } from './http/checkSchema.ts';
export { PROBLEMS } from './http/problems.ts';
export type { InvalidParameter, ProblemKind } from './http/problems.ts';
export type { GeneratorResponse } from './produceResponse.ts';
export { splitOperationPath } from './engineTable.ts';
export type { EngineOperation, EngineTable, ParameterSchema, Rule } from './engineTable.ts';
export { listGenerators, tags } from './tags/index.ts';
export { tagLoaders } from './tags/loaders.ts';
