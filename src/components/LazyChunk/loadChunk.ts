/** Loads chunks on demand, and handles those that a deployment removed while the page was open. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';

/** A chunk is missing because the site was updated after the page was opened. */
export class OutdatedPageError extends Error {
  constructor() {
    super('The site was updated after you opened this page. Reload the page to continue.');
  }
}

interface Options {
  /**
   * Allows a reload without a question, and names what the reader asked for: `takeTask` returns it to the reloaded page.
   * If omitted, the page is not reloaded.
   */
  task?: string;
  /** Whether the reader has typed text that is not in a field. */
  hasTyped?: () => boolean;
}

/** The last reload without a question: the build that was left, and the task to resume. */
interface Reload {
  build: string;
  task?: string;
}

const slot = createStorageSlot('outdated-page', { persistence: 'sessionStorage' });

function readReload(): Reload | undefined {
  try {
    return (JSON.parse(slot.get() ?? 'null') as Reload | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Path of the script whose name changes with every build; undefined in development. */
function findBuild(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/runtime~main."]');
  return script ? new URL(script.src).pathname : undefined;
}

const BUILD_SCRIPT = /runtime~main\.[0-9a-f]+\.js/;

/** Whether the server has another build of this page. Pages of other programs, such as proxies, do not count. */
async function isOutdated(build: string): Promise<boolean> {
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store' });
    const html = await response.text();
    return BUILD_SCRIPT.test(html) && !html.includes(build);
  } catch {
    return false;
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELD = 'input:not([type=radio]), select, textarea';

/** Fields that the reader has changed. */
const changed = new Set<Field>();

if (ExecutionEnvironment.canUseDOM) {
  const keep = ({ target }: Event) =>
    target instanceof Element && target.matches(FIELD) && changed.add(target as Field);
  document.addEventListener('input', keep, { capture: true });
}

const isTextLost = (): boolean =>
  [...changed].some(({ isConnected, value }) => isConnected && value !== '');

/** Notes a reload, once for each build. Returns false if there was one. */
function noteReload(reload: Required<Reload>): boolean {
  if (readReload()?.build === reload.build) return false;
  slot.set(JSON.stringify(reload));
  if (readReload()?.build === reload.build) return true;
  // The storage is blocked or full. The browser knows whether this page is itself the result of a reload.
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'reload';
}

/**
 * Finds out why a chunk, or a worker, was not loaded.
 *
 * @returns The error to show; an `OutdatedPageError` if a reload helps. Never settles if the page is being reloaded.
 */
export async function explainFailure(cause: unknown, options: Options = {}): Promise<Error> {
  const { task, hasTyped } = options;
  const build = findBuild();
  if (build === undefined || !(await isOutdated(build))) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
  const isSafe = task !== undefined && !isTextLost() && !hasTyped?.();
  if (!isSafe || !noteReload({ build, task })) return new OutdatedPageError();
  window.location.reload();
  return new Promise(() => undefined);
}

/**
 * Loads a chunk on demand. Every dynamic import of a component is made through it.
 *
 * @throws OutdatedPageError if the chunk is missing because the site was updated; else the error of the import.
 */
export async function loadChunk<T>(load: () => Promise<T>, options?: Options): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw await explainFailure(cause, options);
  }
}

/** Whether the page was reloaded for this task; true once. */
export function takeTask(task: string): boolean {
  const reload = readReload();
  if (reload?.task !== task) return false;
  slot.set(JSON.stringify({ build: reload.build }));
  return true;
}
