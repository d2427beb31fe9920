import { styleText } from 'node:util';

/** Writes a text in a colour or a weight, or as it is. */
export type Paint = (format: Parameters<typeof styleText>[0], text: string) => string;

export const noPaint: Paint = (_format, text) => text;

/**
 * How to write on a stream: in colours on a terminal that has them. `FORCE_COLOR` and `NO_COLOR`
 * (no-color.org) decide otherwise, the former before the latter.
 */
export function createPaint(
  stream: { isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): Paint {
  const { FORCE_COLOR: force, NO_COLOR: no, TERM: terminal } = env;
  const isColoured =
    force === undefined
      ? !no && stream.isTTY === true && terminal !== 'dumb'
      : force !== '0' && force !== 'false';
  return isColoured
    ? (format, text) => styleText(format, text, { validateStream: false })
    : noPaint;
}
