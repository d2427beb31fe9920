/** The last step of `npm run build`: writes the header files, inlines styles and compresses the build. */
import { prepareHosting } from '../src/hosting/build.ts';
import { product } from '../src/product.ts';

try {
  const start = performance.now();
  const [build = 'build', out = 'deploy/generated', option] = process.argv.slice(2);
  const isCompressed = option !== '--no-compress';
  const count = await prepareHosting({ build, out, basePath: product.baseUrl, isCompressed });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Compressed ${count} files and wrote ${out}/ (${seconds} s).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
