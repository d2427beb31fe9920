/** The last step of `npm run build`: what hosts need, made from the finished pages. */
import { prepareHosting } from '../src/hosting/build.ts';
import { product } from '../src/product.ts';

try {
  const start = performance.now();
  const [
    build = 'build',
    former,
    out = 'deploy/generated',
    cache = 'node_modules/.cache/hosting.bin',
  ] = process.argv.slice(2);
  const options = { build, former, out, basePath: product.baseUrl, cache };
  const { count, warnings } = prepareHosting(options);
  for (const warning of warnings) console.warn(warning);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Compressed ${count} files and wrote ${out}/ (${seconds} s).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
