import { styleText } from 'node:util';

/** Styles text with ANSI escape codes, or returns it unchanged. */
export type Paint = (format: Parameters<typeof styleText>[0], text: string) => string;

export const noPaint: Paint = (_format, text) => text;

/**
 * Chooses whether to colour output: only on a terminal that supports it, unless `FORCE_COLOR` or `NO_COLOR`
 * (no-color.org) is set; the former wins.
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
