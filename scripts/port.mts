import { createServer } from 'node:net';

/**
 * Fails early, before anything slow, when a port cannot be listened on.
 *
 * @param command Command for the error message, which says how to choose another port.
 * @throws Error when the port is in use or not allowed.
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
