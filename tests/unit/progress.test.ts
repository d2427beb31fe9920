import { getCurrentBundler, getProgressBarPlugin } from '@docusaurus/bundler';
import { expect, test } from 'vitest';
import { withoutProgress } from '../../src/plugins/leanClient/progress';

test('Progress is drawn on a terminal, and nowhere else.', async () => {
  const siteConfig = { future: { faster: { rspackBundler: true } } };
  const currentBundler = await getCurrentBundler({ siteConfig });
  const Progress = await getProgressBarPlugin({ currentBundler });
  const other = { apply: () => undefined };
  const plugins = [new Progress({ name: 'Client', color: 'green' }), other];
  expect(withoutProgress(plugins, true)).toEqual(plugins);
  expect(withoutProgress(plugins, false)).toEqual([other]);
});
