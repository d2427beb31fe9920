/**
 * A client of WebDriver, as far as journeys need it. It is a request for each command, so the libraries would add
 * nothing but types; both (selenium-webdriver, webdriver) want a later Node.js than package.json allows, and one
 * brings packages that download drivers when they are installed.
 */
import type { Plain } from './reader';

/** One session of a driver. */
export interface Session {
  /** Sends a command, by its path below the session, and gives its value. */
  send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
}

/** The key under which an element goes to the driver and comes from it. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type ElementReference = Record<typeof ELEMENT, string>;

/** The path of a command for an element. */
export const elementPath = (element: ElementReference, command: string): string =>
  `/element/${element[ELEMENT]}/${command}`;

/** @throws Error with what the driver says is wrong */
async function ask(address: string, method: string, body: object = {}): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(address).pathname}: ${error}. ${message}`);
}

/** Whether a driver listens at this address. */
export const isReady = (driver: string): Promise<boolean> =>
  ask(`${driver}/status`, 'GET').then(
    () => true,
    () => false,
  );

/** Starts a browser. */
export async function startSession(driver: string, capabilities: object): Promise<Session> {
  const started = await ask(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${(started as { sessionId: string }).sessionId}`;
  return { send: (method, path, body) => ask(session + path, method, body) };
}

/** Runs a function in the page. */
export const execute = (
  { send }: Session,
  task: (...args: never[]) => unknown,
  args: Plain[],
): Promise<unknown> =>
  send('POST', '/execute/sync', { script: `return (${String(task)})(...arguments)`, args });
