/** The engine in a thread of its own. Its locales are loaded when a request asks for them. */
import type { LocaleDefinition } from '@faker-js/faker';
import table from '@generated/reference/default/engine.json';
import locales from '@generated/reference/default/locales';
import { answer, createEngine } from '@site/src/engine/index';
import type { Engine, EngineTable } from '@site/src/engine/index';
import type { Message, Question } from './protocol';

/** The part of a worker's global object that is used here: TypeScript takes `self` for a window. */
interface Scope {
  onmessage: (event: MessageEvent<Question>) => void;
  postMessage: (message: Message) => void;
}

const scope = self as unknown as Scope;
const loaded = new Map<string, LocaleDefinition>();

async function loadLocale(locale: string): Promise<LocaleDefinition | undefined> {
  const known = loaded.get(locale);
  if (known) return known;
  scope.postMessage({ kind: 'loading' });
  const module = await locales[locale]?.();
  if (module) loaded.set(locale, module.default);
  return module?.default;
}

async function reply(engine: Engine, { id, request }: Question): Promise<void> {
  try {
    const options = { now: Date.now, random: Math.random, loadLocale };
    const response = await answer(engine, request, options);
    scope.postMessage({ kind: 'answer', id, response });
  } catch {
    // `answer` rejects only when the data of a locale is not to be had.
    scope.postMessage({ kind: 'failed' });
  }
}

function serve(known: EngineTable): void {
  const engine = createEngine(known);
  scope.onmessage = ({ data }) => void reply(engine, data);
  scope.postMessage({ kind: 'ready', operations: known.operations });
}

serve(table);
