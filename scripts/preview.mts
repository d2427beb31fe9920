/** `npm run preview`: builds the site and serves it on `PORT`, 3000 by default. */
import { requireFreePort } from './port.mts';
import { run } from './run.mts';

const port = Number(process.env.PORT ?? 3000);

try {
  await requireFreePort(port, 'npm run preview');
  process.exitCode =
    (await run('npm', ['run', '--silent', 'build'])) ||
    (await run('npx', ['docusaurus', 'serve', '--no-open', '--port', String(port)]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
