export { answer } from './answer.ts';
export { TEST_KEYS } from './contract.ts';
export type { ApiRequest, ApiResponse, AnswerOptions } from './answer.ts';
export { createEngine } from './engine.ts';
export type { Engine } from './engine.ts';
export type { EngineTable } from './table.ts';
