import { expect, test } from '@playwright/test';
import { open } from './site';

// A recording of the page is work for its processor.
test.use({ trace: 'off' });

test('Typing stays under 16 ms a keystroke at 4x CPU slow-down', async ({ page, context }) => {
  await open(page, '/docs/category/api');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const slowest = await page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (!input) throw new Error('There is no field.');
    const requestFrame = window.requestAnimationFrame.bind(window);
    const frame = () => new Promise((resolve) => requestFrame(() => setTimeout(resolve)));
    let longest = 0;
    let waiting = 0;
    const time = (work: () => void): void => {
      const start = performance.now();
      work();
      // The layout is part of it.
      document.body.getBoundingClientRect();
      longest = Math.max(longest, performance.now() - start);
    };
    // What a key leaves for a later frame is measured like the key itself.
    window.requestAnimationFrame = (callback) => {
      waiting += 1;
      return requestFrame((now) => {
        waiting -= 1;
        time(() => callback(now));
      });
    };
    const measure = async (text: string): Promise<number> => {
      await frame();
      longest = 0;
      input.value = text;
      time(() => input.dispatchEvent(new InputEvent('input', { bubbles: true })));
      while (waiting > 0) await frame();
      return longest;
    };
    const texts = ['c', 'co', 'cod', 'code', 'cod', 'co', 'c', '', 's', 'se', 'see', 'seed', ''];
    const times = texts.map(() => Infinity);
    // The machine's other work only ever adds: the least of several is nearest to the key's own.
    for (let round = 0; round < 12; round += 1)
      for (const [index, text] of texts.entries())
        times[index] = Math.min(times[index] ?? Infinity, await measure(text));
    return Math.max(...times);
  });
  expect(slowest).toBeLessThan(16);
});
