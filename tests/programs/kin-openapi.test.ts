/** Loads the OpenAPI document with kin-openapi, the loader of oapi-codegen, which reads OpenAPI 3.0. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hasProgram } from '../../scripts/support/programs.ts';
import { servedFile } from '../support/generated.ts';
import { operations } from '../support/spec.ts';
import { useTemporaryFolder } from '../support/temporaryFolder.ts';

const folder = useTemporaryFolder();

test.runIf(hasProgram('kinOpenapi'))(
  'the Go library kin-openapi loads every operation of openapi.json and openapi.yaml',
  () => {
    // Debian installs Go libraries as source code below this GOPATH, so the test does not download anything.
    const env = { ...process.env, GO111MODULE: 'off', GOPATH: '/usr/share/gocode', GOFLAGS: '' };
    const program = path.join(folder.path, 'load');
    execFileSync('go', ['build', '-o', program, 'tests/programs/kin-openapi/load.go'], { env });
    for (const file of ['openapi.json', 'openapi.yaml']) {
      const printed = execFileSync(program, [servedFile(file)], { encoding: 'utf8' });
      expect(printed, file).toBe(String(operations.length));
    }
  },
);
