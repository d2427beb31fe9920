import type { Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin that rejects `docusaurus docs:version`: all versions of the docs would show the current `openapi/`.
 */
export default function disableVersioningPlugin(): Plugin {
  return {
    name: 'disable-versioning',
    extendCli(cli) {
      const command = cli.commands.find((each) => each.name() === 'docs:version');
      command?.action(() => {
        process.exitCode = 1;
        console.error(
          'This site has one version of its docs, because openapi/ has one. Tag the commit instead.',
        );
      });
    },
  };
}
