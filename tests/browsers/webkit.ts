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
import { findVisible, waitForElement } from './reader';
import type { NamedKey, Plain, Reader } from './reader';

/**
 * Without a window manager, the window below the mouse gets the keyboard, and X puts the mouse into the middle of the screen.
 * The toolbar of the window is placed there, because the mouse must be above the window, but not above the page, where it would
 * hover an element.
 */
const SCREEN = { width: 3200, height: 2200 };
const POSITION = { x: SCREEN.width / 2 - 100, y: SCREEN.height / 2 - 15 };

/** With buttons of the usual size, the toolbar and thus the window would be wider than a phone. */
const SMALL_TOOLBAR = '* { margin: 0; padding: 0; border: 0; min-width: 0; font-size: 4px }';

/** Scrollbars take space, as in the other browsers. */
const SETTINGS = '[Settings]\ngtk-overlay-scrolling=false\n';

/** WebDriver's names of keys that type no character. */
const KEYS: Record<NamedKey, string> = {
  ArrowDown: '\uE015',
  Control: '\uE009',
  Enter: '\uE007',
};

// A minimal client of WebDriver. The libraries need a later Node.js than package.json allows.

/** A session of WebDriver. */
interface Session {
  /** Sends a command to a path below the session, and returns the value. */
  send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
}

/** Key of an element's id in requests and responses. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type ElementReference = Record<typeof ELEMENT, string>;

/** The path of a command for an element. */
const elementPath = (element: ElementReference, command: string): string =>
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
const isReady = (driver: string): Promise<boolean> =>
  ask(`${driver}/status`, 'GET').then(
    () => true,
    () => false,
  );

/** Starts a browser. */
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
  args: Plain[],
): Promise<unknown> =>
  send('POST', '/execute/sync', { script: `return (${String(task)})(...arguments)`, args });

const down = (key: string) => ({ type: 'keyDown', value: KEYS[key as NamedKey] ?? key });
const up = (key: string) => ({ type: 'keyUp', value: KEYS[key as NamedKey] ?? key });

/** A folder for the settings and data of the browser. */
async function makeHome(): Promise<string> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0/gtk.css'), SMALL_TOOLBAR);
  await writeFile(path.join(home, 'gtk-3.0/settings.ini'), SETTINGS);
  return home;
}

/** Starts an X server without a screen, and returns the name of its display. */
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

function drive(session: Session): Omit<Reader, 'close'> {
  const { send } = session;
  const run: Reader['run'] = async (task, ...args) => (await execute(session, task, args)) as never;
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
      // The size of the page changes after that of the window.
      const hasSize = () => run((w, h) => innerWidth === w && innerHeight === h, width, height);
      await waitFor(`The page has ${width} x ${height} pixels`, hasSize);
    },
  };
}

/** Starts the machine's WebKitGTK in its MiniBrowser, on a screen of its own, and drives it through WebDriver. */
export async function startWebkit(): Promise<Reader> {
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
