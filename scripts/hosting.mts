/** The last step of `npm run build`: writes header files, inlines styles and compresses the build. */
import { listRedirects, readDecisions } from '../src/reference/published/decisions.ts';
import { prepareHosting } from '../src/hosting/prepareHosting.ts';
import { DEFAULT_URLS, product } from '../src/site/product.ts';
import { readOptions } from './support/options.ts';

const { values, positionals } = readOptions(
  'npx tsx scripts/hosting.mts',
  { 'no-compress': { type: 'boolean', meaning: 'Write no compressed copies' } },
  { operands: '[build] [out]' },
);

try {
  const start = performance.now();
  const [build = 'build', out = 'deploy/generated'] = positionals;
  const { siteUrl, baseUrl: basePath } = product;
  const isCompressed = !values['no-compress'];
  const redirects = listRedirects(readDecisions());
  const count = await prepareHosting({ build, out, siteUrl, basePath, redirects, isCompressed });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const compressed = isCompressed ? `Compressed ${count} files and wrote` : 'Wrote';
  console.log(`${compressed} ${out}/ (${seconds} s).`);
  if (product.siteUrl === DEFAULT_URLS.SITE_URL) {
    console.log(`SITE_URL is unset, so links name ${product.siteUrl}: see deploy/README.md.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
