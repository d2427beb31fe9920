import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CatalogueGroup } from '../../src/reference/print/catalogue.ts';
import { createCatalogueController } from '../../src/components/Catalogue/catalogueController.ts';
import type { CatalogueController } from '../../src/components/Catalogue/catalogueController.ts';
import type { Filter } from '../../src/components/Catalogue/filter.ts';

const PATH = '/docs/category/api';

const groups = ['IBAN', 'Dish'].map((label): CatalogueGroup => {
  const returns = label === 'Dish' ? 'object' : 'string';
  const entry = { slug: '', label, title: '', method: 'GET', path: '', returns, sample: '' };
  const entries = [{ ...entry, aliases: [], parameters: [] }];
  return { name: label.toLowerCase(), anchor: '', label, description: '', entries };
});

/** The browser's address and history, as far as the controller uses them. */
function createWindow() {
  const events = new EventTarget();
  const location = { pathname: PATH, search: '', hash: '' };
  const written: string[] = [];
  const write = (kind: string) => (_state: unknown, _title: string, address: string) => {
    written.push(`${kind} ${address}`);
    location.search = /\?[^#]*/.exec(address)?.[0] ?? '';
  };
  return {
    location,
    written,
    history: { state: null, pushState: write('push'), replaceState: write('replace') },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    /** Back or forward to an address. */
    travel: (pathname: string, search: string) => {
      Object.assign(location, { pathname, search });
      events.dispatchEvent(new Event('popstate'));
    },
    setTimeout: (task: () => void, delay: number) => setTimeout(task, delay),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
  };
}

let browser: ReturnType<typeof createWindow>;
let filter: Filter;
let controller: CatalogueController;
let disconnect: () => void;
const status = { textContent: '' };

beforeEach(() => {
  vi.useFakeTimers();
  browser = createWindow();
  vi.stubGlobal('window', browser);
  filter = { query: '', tag: '', returns: '' };
  controller = createCatalogueController(groups, {
    form: {
      read: () => filter,
      fill: (values) => (filter = values),
      focus: () => undefined,
      field: null,
    },
    list: {
      show: (isWanted) => groups.filter((_group, index) => isWanted(index)).length,
      finish: () => undefined,
      findFirstLink: () => undefined,
      findNext: () => undefined,
    },
    status,
  });
  disconnect = controller.connect();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const type = (query: string): void => {
  filter = { ...filter, query };
  controller.handleInput();
};

test('Each key changes the list at once, and the address once, when the reader pauses', () => {
  for (const query of ['i', 'ib', 'iba']) {
    type(query);
    expect(status.textContent).toBe(query === 'i' ? '2 generators' : '1 of 2 generators');
    vi.advanceTimersByTime(200);
  }
  expect(browser.written).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(browser.written).toEqual([`replace ${PATH}?q=iba`]);
});

test('A choice is one entry in the history, with what was just typed; the same choice again is none', () => {
  type('iban');
  filter = { ...filter, returns: 'string' };
  controller.handleChoice();
  controller.handleChoice();
  vi.runAllTimers();
  expect(browser.written).toEqual([`push ${PATH}?q=iban&returns=string`]);
});

test('A link is followed from an address that has what was just typed', () => {
  type('iban');
  controller.saveAddress();
  expect(browser.written).toEqual([`replace ${PATH}?q=iban`]);
  vi.runAllTimers();
  expect(browser.written).toHaveLength(1);
});

test('While another page loads, its address gets no filter and the list stays as it is', () => {
  type('iban');
  browser.travel('/docs/api/iban', '');
  vi.runAllTimers();
  expect(browser.written).toEqual([]);
  expect(filter.query).toBe('iban');
});

test('Back and forward apply the filter of the address until the catalogue is left', () => {
  browser.travel(PATH, '?tag=dish');
  expect(filter).toEqual({ query: '', tag: 'dish', returns: '' });
  expect(status.textContent).toBe('1 of 2 generators');
  type('crème');
  disconnect();
  vi.runAllTimers();
  expect(browser.written).toEqual([]);
  browser.travel(PATH, '?tag=iban');
  expect(filter.tag).toBe('dish');
});
