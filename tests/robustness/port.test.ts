import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createProject } from '../support/project';

test.each(['npm run preview', 'npm test'])(
  '%s: a busy port gets a clear message, before anything slow begins',
  async (command) => {
    const server = createServer().listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const project = await createProject({ also: ['tests/support'] });
    try {
      const [npm = '', ...args] = command.split(' ');
      const { code, output } = await project.run(npm, args, { PORT: String(port) });
      expect(output).toContain(
        `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} ${command}`,
      );
      expect(code).toBe(1);
      expect(existsSync(path.join(project.dir, '.api'))).toBe(false);
    } finally {
      await project.remove();
      server.close();
    }
  },
);
