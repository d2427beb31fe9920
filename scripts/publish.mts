/** `npm run publish-build`: releases the build on this machine for nginx to serve. See deploy/README.md. */
import { parseArgs } from 'node:util';
import { publishBuild } from '../src/hosting/publish.ts';
import { product } from '../src/product.ts';
import { run } from './run.mts';

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: 'build' },
    headers: { type: 'string', default: 'deploy/generated/headers.conf' },
    target: { type: 'string', default: '/srv/documentation' },
    reload: { type: 'string', default: 'nginx -t -q && nginx -s reload' },
  },
});

try {
  const { build, headers, target } = values;
  const release = new Date().toISOString().replaceAll(/[-:]/g, '');
  await publishBuild({
    build,
    headers,
    target,
    release,
    basePath: product.baseUrl,
    reload: async () => {
      const code = await run('sh', ['-c', values.reload]);
      if (code !== 0) throw new Error(`"${values.reload}" has failed (exit code ${code}).`);
    },
  });
  console.log(`Published ${release} to ${target}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
