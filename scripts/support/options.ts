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
 * Reads the arguments of a script. It prints the options for `--help`, or an unknown argument by its name, and ends the
 * process then.
 *
 * @param command The command as people type it. Names in capitals or brackets are arguments that are not options, which
 *   other commands do not accept: `npx tsx scripts/title.mts TITLE`.
 */
export function readOptions<const Own extends Options>(
  command: string,
  options: Own,
  args: string[] = process.argv.slice(2),
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
      [`Usage: ${command}`, ...rows, `  ${'--help'.padEnd(28)}Print this text`].join('\n'),
    );
    process.exit(0);
  }
  try {
    return parseArgs({ args, options, allowPositionals: /[[A-Z]/.test(command) });
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    const [name] = command.split(/ (?:-- )?(?=[[A-Z])/);
    const help = `${name}${command.startsWith('npm') ? ' --' : ''} --help`;
    console.error(`${sentence?.replace(/\.$/, '')}. "${help}" lists the options.`);
    process.exit(1);
  }
}
