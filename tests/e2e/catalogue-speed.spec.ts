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
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const measure = async (text: string): Promise<number> => {
      await frame();
      input.value = text;
      const start = performance.now();
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // The layout is part of it.
      document.body.getBoundingClientRect();
      return performance.now() - start;
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
