import { answersOf, fresh } from './faults.ts';
import type { Query } from './faults.ts';

/** Three hundred fresh values, as texts. */
export const draw = (generator: string, query: Query = {}): string[] =>
  fresh<unknown>(`internet/${generator}`, query).map(String);

/** The recorded samples and fresh values of every request that the parameters allow. */
export const everything = (generator: string): string[] =>
  answersOf<unknown>(`internet/${generator}`).map(({ value }) => String(value));

/** The values that break a rule: none should. */
export const failing = (values: string[], holds: (value: string) => boolean) =>
  values.filter((value) => !holds(value));
