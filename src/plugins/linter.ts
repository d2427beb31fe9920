import logger from '@docusaurus/logger';
import { SPEC_FOLDER } from '../reference/paths';

/** The part of webpack-dev-server that shows errors in open pages. */
interface DevServer {
  compiler: { hooks: { done: { tap: (name: string, run: () => void) => void } } };
  webSocketServer?: { clients: unknown[] } | null;
  sendMessage: (clients: unknown[], type: string, data?: unknown) => void;
}

/** Shows errors of the OpenAPI document in the terminal and in open pages, during `npm start`. */
export class Linter {
  private timer: NodeJS.Timeout | undefined;
  private server: DevServer | undefined;
  private problem = '';

  /** @param findError Returns or throws the error; returns an empty string if the document and its pages are valid. */
  constructor(private readonly findError: () => Promise<string>) {}

  /** Called by the option `onListening` of the development server. */
  connect = (server: DevServer): void => {
    this.server = server;
    // Sends the error again after each compilation, which removes it from the page.
    server.compiler.hooks.done.tap('linter', () => {
      if (this.problem !== '') this.show();
    });
  };

  /** Lints after the given time, unless another call follows meanwhile. */
  runAfter(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), milliseconds);
  }

  private async run(): Promise<void> {
    const problem = await this.findError().catch((error: Error) =>
      error.name === 'SpecError' ? String(error) : String(error.stack),
    );
    if (problem !== '') logger.error(problem);
    else if (this.problem !== '')
      logger.success(`${SPEC_FOLDER}/ is valid, and the pages match it.`);
    this.problem = problem;
    this.show();
  }

  private show(): void {
    const clients = this.server?.webSocketServer?.clients ?? [];
    if (this.problem === '') this.server?.sendMessage(clients, 'still-ok');
    else this.server?.sendMessage(clients, 'errors', [this.problem]);
  }
}
