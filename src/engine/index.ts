/** The only entry point of the engine. `contract.ts` has its constants; `mock` contains Node programs. */
export { answer, rejectUnread } from './answer.ts';
export type { ApiRequest, ApiResponse, AnswerOptions } from './answer.ts';
export { createEngine } from './engine.ts';
export type { Engine } from './engine.ts';
export { countDistinct } from './countDistinct.ts';
export { NOT_UTF8 } from './http/body.ts';
export type { InvalidParameter, ProblemKind } from './http/problems.ts';
export { nameOf } from './table.ts';
export type { EngineOperation, EngineTable, ParameterSchema, Rule } from './table.ts';
export { listGenerators, tags } from './tags/index.ts';
export { tagLoaders } from './tags/loaders.ts';
