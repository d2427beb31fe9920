import logger from '@docusaurus/logger';
import { SPEC_FOLDER } from '../reference/paths';

/** The part of webpack-dev-server that shows messages in open pages. */
interface DevServer {
  webSocketServer?: { clients: unknown[] } | null;
  sendMessage: (clients: unknown[], type: string, data?: unknown) => void;
}

/** Reports problems of the OpenAPI document in the terminal and in open pages, while `npm start` runs. */
export class Linter {
  private timer: NodeJS.Timeout | undefined;
  private server: DevServer | undefined;
  private hasProblem = false;

  /** @param findProblem Returns or throws the problem; returns an empty string if there is none. */
  constructor(private readonly findProblem: () => Promise<string>) {}

  /** Option `onListening` of the development server. */
  connect = (server: DevServer): void => {
    this.server = server;
  };

  /** Lints after some milliseconds without another call. */
  runAfter(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), milliseconds);
  }

  private async run(): Promise<void> {
    const problem = await this.findProblem().catch((error: Error) =>
      error.name === 'SpecError' ? String(error) : String(error.stack),
    );
    if (problem !== '') logger.error(problem);
    else if (this.hasProblem) logger.success(`${SPEC_FOLDER}/ is valid, and the pages match it.`);
    this.hasProblem = problem !== '';
    const clients = this.server?.webSocketServer?.clients ?? [];
    if (problem === '') this.server?.sendMessage(clients, 'still-ok');
    else this.server?.sendMessage(clients, 'errors', [problem]);
  }
}
