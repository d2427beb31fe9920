import { createServer } from 'node:net';

/**
 * Makes sure that a port can be listened on, before anything slow begins.
 *
 * @throws Error that says how to use another one.
 */
export async function requireFreePort(port: number, command: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} ${command}`
          : `Port ${port} cannot be used: ${error.message}`;
      reject(new Error(reason));
    });
    server.listen(port, () => server.close(() => resolve()));
  });
}
