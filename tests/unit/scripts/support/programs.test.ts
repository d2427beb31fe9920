import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { INSTALL_SCRIPT } from '../../../../scripts/support/programs.ts';
import { useTemporaryFolder } from '../../../support/temporaryFolder.ts';

const folder = useTemporaryFolder();

test('packages that apt does not find are listed, and the other packages are installed', () => {
  const write = (name: string, command: string) =>
    writeFileSync(path.join(folder.path, name), `#!/bin/sh\n${command}\n`, { mode: 0o755 });
  write('apt-cache', 'printf "a\\nb\\nb-dev\\n"');
  write('apt-get', 'echo "$@" >&2');
  const env = { ...process.env, PATH: [folder.path, process.env.PATH].join(path.delimiter) };
  const args = ['-ec', INSTALL_SCRIPT, 'sh', 'a', 'missing', 'dev', 'b'];
  const { stdout, stderr } = spawnSync('sh', args, { encoding: 'utf8', env });
  expect(stdout).toBe('missing\ndev\n');
  expect(stderr).toBe('update -qq\ninstall -y -qq --no-install-recommends a b\n');
});
