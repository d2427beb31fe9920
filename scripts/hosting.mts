/** The last step of `npm run build`: writes the header files, inlines styles and compresses the build. */
import { listRenames, readDecisions } from '../src/reference/published/moves.ts';
import { prepareHosting } from '../src/hosting/build.ts';
import { DEFAULT_URLS, product } from '../src/site/product.ts';

try {
  const start = performance.now();
  const [build = 'build', out = 'deploy/generated', option] = process.argv.slice(2);
  const { siteUrl, baseUrl: basePath } = product;
  const isCompressed = option !== '--no-compress';
  const renames = listRenames(readDecisions());
  const count = await prepareHosting({ build, out, siteUrl, basePath, renames, isCompressed });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Compressed ${count} files and wrote ${out}/ (${seconds} s).`);
  if (product.siteUrl === DEFAULT_URLS.SITE_URL) {
    console.log(`SITE_URL is unset, so links name ${product.siteUrl}: see deploy/README.md.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
