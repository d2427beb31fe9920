import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { globSync } from 'tinyglobby';
import { findFreePort } from '../support/freePort';
import { waitFor } from '../../scripts/support/waitFor';
import { findVisible, waitForElement } from './browserTab';
import type { NamedKey, JsonValue, BrowserTab } from './browserTab';

/**
 * Size of the virtual screen and position of the window. Without a window manager, the window below the pointer has the
 * keyboard focus, and the pointer starts at the centre of the screen. The window's toolbar is placed there, because a
 * pointer above the page would hover over an element.
 */
const SCREEN = { width: 3200, height: 2200 };
const POSITION = { x: SCREEN.width / 2 - 100, y: SCREEN.height / 2 - 15 };

/** Makes toolbar buttons small, because with buttons of usual size the window cannot be as narrow as a phone. */
const SMALL_TOOLBAR = '* { margin: 0; padding: 0; border: 0; min-width: 0; font-size: 4px }';

/** Disables overlay scrollbars, so that scrollbars take space as in the other browsers. */
const SETTINGS = '[Settings]\ngtk-overlay-scrolling=false\n';

/** WebDriver codes of the keys that do not type a character. */
const KEYS: Record<NamedKey, string> = {
  ArrowDown: '\uE015',
  Control: '\uE009',
  Enter: '\uE007',
};

// A minimal WebDriver client, because the available libraries need a later Node.js version than package.json allows.

/** A WebDriver session. */
interface Session {
  /** Sends a command to a path below the session's URL, and returns the response's value. */
  send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
}

/** Property name of an element's id in requests and responses (WebDriver, web element identifier). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type ElementReference = Record<typeof ELEMENT, string>;

/** Returns the path of an element command. */
const elementPath = (element: ElementReference, command: string): string =>
  `/element/${element[ELEMENT]}/${command}`;

/**
 * Sends a request to the driver and returns the response's value.
 *
 * @throws Error with the driver's message, if the command fails.
 */
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

/** Returns whether a driver listens at this URL. */
const isReady = (driver: string): Promise<boolean> =>
  ask(`${driver}/status`, 'GET').then(
    () => true,
    () => false,
  );

/** Starts a browser and returns its WebDriver session. */
async function startSession(driver: string, capabilities: object): Promise<Session> {
  const started = await ask(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${(started as { sessionId: string }).sessionId}`;
  return { send: (method, path, body) => ask(session + path, method, body) };
}

/** Runs a function in the page. */
const execute = (
  { send }: Session,
  task: (...args: never[]) => unknown,
  args: JsonValue[],
): Promise<unknown> =>
  send('POST', '/execute/sync', { script: `return (${String(task)})(...arguments)`, args });

const down = (key: string) => ({ type: 'keyDown', value: KEYS[key as NamedKey] ?? key });
const up = (key: string) => ({ type: 'keyUp', value: KEYS[key as NamedKey] ?? key });

/** Creates a home folder with the browser's settings. */
async function makeHome(): Promise<string> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0/gtk.css'), SMALL_TOOLBAR);
  await writeFile(path.join(home, 'gtk-3.0/settings.ini'), SETTINGS);
  return home;
}

/** Starts an X server with a virtual screen, and returns the server and the name of its display. */
async function startDisplay(): Promise<{ server: ChildProcess; display: string }> {
  const size = `${SCREEN.width}x${SCREEN.height}x24`;
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return { server, display: `:${String(number).trim()}` };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

function drive(session: Session): Omit<BrowserTab, 'close'> {
  const { send } = session;
  const run: BrowserTab['run'] = async (task, ...args) =>
    (await execute(session, task, args)) as never;
  const perform = async (actions: object[]) => {
    await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    goTo: async (url) => void (await send('POST', '/url', { url })),
    run,
    click: async (selector, text = '') => {
      const find = () => execute(session, findVisible, [selector, text]);
      const element = await waitForElement(`${selector} ${text}`, find);
      await send('POST', elementPath(element as ElementReference, 'click'));
    },
    press: (...keys) => perform([...keys.map(down), ...keys.toReversed().map(up)]),
    type: (text) => perform([...text].flatMap((key) => [down(key), up(key)])),
    resize: async (width, height) => {
      const toolbar = await run(() => outerHeight - innerHeight);
      await send('POST', '/window/rect', { ...POSITION, width, height: height + toolbar });
      // The viewport is resized some time after the window.
      const hasSize = () => run((w, h) => innerWidth === w && innerHeight === h, width, height);
      await waitFor(`The page has ${width} x ${height} pixels`, hasSize);
    },
  };
}

/** Starts the machine's MiniBrowser (WebKitGTK) on a virtual screen and drives it through WebDriver. */
export async function startWebkit(): Promise<BrowserTab> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const home = await makeHome();
  const { server, display } = await startDisplay();
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: home,
      GDK_BACKEND: 'x11',
      DISPLAY: display,
    },
  });
  const stop = async () => {
    await end(driver);
    await end(server);
    await rm(home, { recursive: true, force: true });
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    await waitFor('WebKitWebDriver answers', () => isReady(address));
    const session = await startSession(address, {
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    });
    return {
      ...drive(session),
      close: async () => {
        await session.send('DELETE', '');
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
