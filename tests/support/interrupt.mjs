/**
 * Loaded before a program: cuts it off at one of its changes to the folder that its first argument
 * names. `INTERRUPT_AT` is the number
 * of the change, from 1, `INTERRUPT_BY` either `kill` or the code of an error such as `ENOSPC`.
 * `INTERRUPT_COUNT` names a file that gets the number of all changes when the program ends.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const at = Number(process.env.INTERRUPT_AT ?? 0);
const by = process.env.INTERRUPT_BY ?? 'kill';
const count = process.env.INTERRUPT_COUNT;
const [, , folder] = process.argv;
const { writeFileSync: write } = fs;
let changes = 0;

/** What needs room or a right on the disk; deletions do not need room. */
const NAMES = ['writeFileSync', 'renameSync', 'mkdirSync', 'linkSync', 'rmSync', 'rmdirSync'];
const FREEING = ['rmSync', 'rmdirSync'];

for (const name of NAMES) {
  const original = fs[name];
  fs[name] = (...args) => {
    if (!String(args[0]).startsWith(folder)) return original(...args);
    changes += 1;
    if (changes === at && by === 'kill') {
      // A write is cut off in the middle.
      if (name === 'writeFileSync') write(args[0], args[1].slice(0, args[1].length / 2));
      process.kill(process.pid, 'SIGKILL');
    }
    // A full disk stays full.
    if (at > 0 && changes >= at && by !== 'kill' && !FREEING.includes(name)) {
      throw Object.assign(new Error(`${by}: interrupted`), { code: by, path: args[0] });
    }
    return original(...args);
  };
}
syncBuiltinESMExports();

if (count) process.on('exit', () => write(count, String(changes)));
