import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { reportWatchErrors } from '../../src/plugins/watchErrors';

test('the error of a file watcher is printed once with advice, and throws nothing', () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const chokidar = { watch: () => new EventEmitter() };
  reportWatchErrors(chokidar);
  for (const watcher of [chokidar.watch(), chokidar.watch()]) {
    watcher.emit('error', new Error('ENOSPC: no watchers left'));
  }
  const texts = printed.mock.calls.map(([text]) => String(text));
  printed.mockRestore();
  expect(texts).toEqual([expect.stringMatching(/ENOSPC: no watchers left.*npm start -- --poll/)]);
});
