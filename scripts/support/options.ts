import { parseArgs } from 'node:util';

type Options = Readonly<
  Record<
    string,
    {
      type: 'string' | 'boolean';
      meaning: string;
      short?: string;
      default?: string | boolean;
      multiple?: boolean;
    }
  >
>;

/**
 * Reads the arguments of a script. `--help` prints the options, and an unknown argument prints an error. In both cases,
 * the process ends.
 *
 * @param command The command as typed: `npm run serve`.
 * @param operands Describes arguments that are not options. If omitted, the command does not accept such arguments.
 */
export function readOptions<const Own extends Options>(
  command: string,
  options: Own,
  { operands = '', args = process.argv.slice(2) }: { operands?: string; args?: string[] } = {},
) {
  if (args.includes('--help')) {
    const rows = Object.entries<Options[string]>(options).map(
      ([name, { type, meaning, ...own }]) => {
        const names = [own.short && `-${own.short}`, `--${name}`].filter(Boolean).join(', ');
        const preset = typeof own.default === 'string' ? ` (${own.default})` : '';
        return `  ${`${names}${type === 'string' ? ` <${name}>` : ''}`.padEnd(28)}${meaning}${preset}`;
      },
    );
    console.log(
      [
        `Usage: ${command} ${operands}`.trimEnd(),
        ...rows,
        `  ${'--help'.padEnd(28)}Print this text`,
      ].join('\n'),
    );
    process.exit(0);
  }
  try {
    return parseArgs({ args, options, allowPositionals: operands !== '' });
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    const help = `${command}${command.startsWith('npm') ? ' --' : ''} --help`;
    console.error(`${sentence?.replace(/\.$/, '')}. "${help}" lists the options.`);
    process.exit(1);
  }
}
