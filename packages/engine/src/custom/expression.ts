/**
 * Parses the subset of JavaScript regular expressions for which text can be generated: characters and escapes, classes,
 * the full stop, groups, alternatives, quantifiers, and `^` and `$` at the ends.
 */

import { CharacterClass, subtractRanges, toRange } from './characterClass.ts';
import type { CodePointRange } from './characterClass.ts';

/** Node of a parsed expression. */
export type PatternNode =
  | { kind: 'characters'; characters: CharacterClass }
  | { kind: 'sequence'; parts: readonly PatternNode[] }
  | { kind: 'choice'; alternatives: readonly PatternNode[] }
  | { kind: 'repetition'; part: PatternNode; min: number; max: number };

/** The parsed expression, or the reason why it is not supported, without a full stop. */
export type ParsedExpression = { node: PatternNode } | { error: string };

/** Maximum number of repetitions above the minimum of `*`, `+` and `{n,}`. */
const OPEN_REPETITIONS = 8;

/** Maximum length of the text that an expression describes. */
const MAX_TEXT_LENGTH = 1000;

const MAX_GROUP_DEPTH = 20;

const SURROGATES: CodePointRange = [0xd800, 0xdfff];

/** Printable ASCII, for negated classes and the full stop. */
const PRINTABLE: CodePointRange = [0x20, 0x7e];

const DIGITS: CodePointRange = [0x30, 0x39];
const CAPITALS: CodePointRange = [0x41, 0x5a];
const UNDERSCORE: CodePointRange = [0x5f, 0x5f];
const LETTERS: CodePointRange = [0x61, 0x7a];
const WORD = [DIGITS, CAPITALS, UNDERSCORE, LETTERS];
const SPACE: CodePointRange = [0x20, 0x20];
const TAB: CodePointRange = [0x09, 0x09];

const CLASSES: Readonly<Record<string, readonly CodePointRange[]>> = {
  d: [DIGITS],
  D: subtractRanges(PRINTABLE, [DIGITS]),
  w: WORD,
  W: subtractRanges(PRINTABLE, WORD),
  s: [SPACE, TAB],
  S: subtractRanges(PRINTABLE, [SPACE]),
};

const CONTROL_ESCAPES: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r' };

/** Returns the code point of a class with exactly one character; undefined for other classes. */
function endOf([range, ...others]: readonly CodePointRange[]): number | undefined {
  if (!range || others.length > 0 || range[0] !== range[1]) return undefined;
  return range[0];
}

function oneOf(ranges: readonly CodePointRange[]): PatternNode {
  return { kind: 'characters', characters: new CharacterClass(ranges) };
}

/** Characters that can be escaped with a backslash. */
const PUNCTUATION = /[!-/:-@[-`{-~]/;

class ExpressionError extends Error {}

class Reader {
  private at = 0;
  private depth = 0;
  private readonly characters: readonly string[];

  constructor(expression: string) {
    this.characters = [...expression];
  }

  read(): PatternNode {
    if (this.next() === '^') this.at += 1;
    const node = this.readChoice();
    if (this.next() !== undefined) this.fail('has no group to close');
    return node;
  }

  private next(): string | undefined {
    return this.characters[this.at];
  }

  private take(): string {
    const character = this.next();
    if (character === undefined) return this.fail('the expression ends too early');
    this.at += 1;
    return character;
  }

  /** Consumes a string if it comes next in the expression. */
  private takeIf(text: string): boolean {
    const isNext = this.characters.slice(this.at, this.at + text.length).join('') === text;
    if (isNext) this.at += text.length;
    return isNext;
  }

  /** @param length Length of the wrong part of the expression. */
  private fail(reason: string, at = this.at, length = 1): never {
    const shown = this.characters.slice(at, at + length).join('');
    const subject = shown === '' ? '' : `${shown} `;
    throw new ExpressionError(`At character ${at + 1}: ${subject}${reason}`);
  }

  /** Rejects the expression from `start` up to the current position. */
  private failFrom(start: number, reason: string): never {
    return this.fail(reason, start, this.at - start);
  }

  private readChoice(): PatternNode {
    const alternatives = [this.readSequence()];
    while (this.takeIf('|')) alternatives.push(this.readSequence());
    const [only] = alternatives;
    return alternatives.length === 1 && only ? only : { kind: 'choice', alternatives };
  }

  private readSequence(): PatternNode {
    const parts: PatternNode[] = [];
    for (
      let next = this.next();
      next !== undefined && next !== '|' && next !== ')';
      next = this.next()
    ) {
      if (next === '$' && this.at === this.characters.length - 1 && this.depth === 0) {
        this.at += 1;
        break;
      }
      parts.push(this.readRepetition());
    }
    return { kind: 'sequence', parts };
  }

  private readRepetition(): PatternNode {
    const part = this.readAtom();
    const limits = this.readQuantifier();
    if (!limits) return part;
    this.takeIf('?');
    if (/^[*+?{]$/.test(this.next() ?? ''))
      this.fail('follows another quantifier. Put the repetition in a group');
    const [min, max] = limits;
    return { kind: 'repetition', part, min, max };
  }

  private readQuantifier(): [min: number, max: number] | undefined {
    if (this.takeIf('?')) return [0, 1];
    if (this.takeIf('*')) return [0, OPEN_REPETITIONS];
    if (this.takeIf('+')) return [1, 1 + OPEN_REPETITIONS];
    if (this.next() !== '{') return undefined;
    const rest = this.characters.slice(this.at, this.at + 12).join('');
    const [whole = '', low = '', comma, high = ''] = /^\{(\d+)(,)?(\d+)?\}/.exec(rest) ?? [];
    if (whole === '') this.fail('does not start a quantifier: write \\{ for a literal brace');
    const min = Number(low);
    const open = comma === undefined ? min : min + OPEN_REPETITIONS;
    const max = high === '' ? open : Number(high);
    if (max < min || (comma === undefined && high !== ''))
      this.fail('has its limits in the wrong order');
    this.at += whole.length;
    return [min, max];
  }

  private readAtom(): PatternNode {
    const start = this.at;
    const character = this.take();
    switch (character) {
      case '(':
        return this.readGroup(start);
      case '[':
        return this.readClass(start);
      case '.':
        return oneOf([PRINTABLE]);
      case '\\':
        return oneOf(this.readEscape(start));
      case '^':
      case '$':
        return this.fail('matches only at the start or end of the string', start);
      case '*':
      case '+':
      case '?':
      case '{':
        return this.fail('repeats nothing', start);
      case ']':
      case '}':
        return this.fail('has no opening bracket: write a backslash in front of it', start);
      default:
        return oneOf([toRange(character)]);
    }
  }

  private readGroup(start: number): PatternNode {
    if (this.depth >= MAX_GROUP_DEPTH)
      this.fail(`is nested more than ${MAX_GROUP_DEPTH} groups deep`, start);
    if (this.takeIf('?')) this.readGroupKind(start);
    this.depth += 1;
    const node = this.readChoice();
    if (!this.takeIf(')')) this.fail('is not closed', start);
    this.depth -= 1;
    return node;
  }

  private readGroupKind(start: number): void {
    if (this.takeIf(':')) return;
    const rest = this.characters.slice(this.at).join('');
    const [name] = /^<[A-Za-z_]\w*>/.exec(rest) ?? [];
    if (name === undefined)
      return this.fail('is a lookahead, a lookbehind or a flag, which are not supported', start);
    this.at += name.length;
    return undefined;
  }

  /** Reads an escape after its backslash. */
  private readEscape(start: number): readonly CodePointRange[] {
    const character = this.take();
    const ranges = CLASSES[character];
    if (ranges) return ranges;
    const control = CONTROL_ESCAPES[character];
    if (control !== undefined) return [toRange(control)];
    const digits = character === 'x' ? 2 : character === 'u' ? 4 : 0;
    if (digits > 0) return [this.readCode(digits, start)];
    if (PUNCTUATION.test(character)) return [toRange(character)];
    return this.failFrom(start, 'is not supported');
  }

  private readCode(digits: number, start: number): CodePointRange {
    const text = this.characters.slice(this.at, this.at + digits).join('');
    if (text.length < digits || !/^[\dA-Fa-f]+$/.test(text))
      this.failFrom(start, `needs ${digits} hexadecimal digits`);
    this.at += digits;
    const code = Number.parseInt(text, 16);
    const [first, last] = SURROGATES;
    if (code >= first && code <= last) this.failFrom(start, 'is a surrogate code unit');
    return [code, code];
  }

  private readClass(start: number): PatternNode {
    const isNegated = this.takeIf('^');
    const members: CodePointRange[] = [];
    while (!this.takeIf(']')) {
      if (this.next() === undefined) this.fail('is not closed', start);
      for (const range of this.readRange())
        members.push(...subtractRanges(range, [...members, SURROGATES]));
    }
    const ranges = isNegated ? subtractRanges(PRINTABLE, members) : members;
    if (ranges.length === 0) this.failFrom(start, 'is a class without characters');
    return oneOf(ranges);
  }

  /** Reads a member of a class: a character, an escape, or a range. */
  private readRange(): readonly CodePointRange[] {
    const start = this.at;
    const first = this.readMember();
    if (this.next() !== '-' || this.characters[this.at + 1] === ']') return first;
    this.at += 1;
    const last = this.readMember();
    const [from, to] = [endOf(first), endOf(last)];
    if (from === undefined || to === undefined)
      return this.failFrom(start, 'is a range without two ends');
    if (from > to) this.failFrom(start, 'is a range whose end comes before its start');
    return [[from, to]];
  }

  private readMember(): readonly CodePointRange[] {
    const start = this.at;
    const character = this.take();
    return character === '\\' ? this.readEscape(start) : [toRange(character)];
  }
}

/** Returns the UTF-16 length of the longest string that a node describes. */
function longest(node: PatternNode): number {
  switch (node.kind) {
    case 'characters':
      return node.characters.hasPairs ? 2 : 1;
    case 'sequence':
      return node.parts.reduce((sum, part) => sum + longest(part), 0);
    case 'choice':
      return Math.max(...node.alternatives.map(longest));
    case 'repetition':
      return node.max * longest(node.part);
  }
}

/** Returns the maximum number of repetitions of all parts together, including empty parts. */
export function maxRepetitions(node: PatternNode): number {
  switch (node.kind) {
    case 'characters':
      return 1;
    case 'sequence':
      return 1 + node.parts.reduce((sum, part) => sum + maxRepetitions(part), 0);
    case 'choice':
      return 1 + Math.max(...node.alternatives.map(maxRepetitions));
    case 'repetition':
      return 1 + node.max * maxRepetitions(node.part);
  }
}

/** Returns an upper bound for the number of different strings. For `(a|a)b`, the bound is 2, although only `ab` matches. */
export function maxDifferentTexts(node: PatternNode): number {
  switch (node.kind) {
    case 'characters':
      return node.characters.size;
    case 'sequence':
      return node.parts.reduce((product, part) => product * maxDifferentTexts(part), 1);
    case 'choice':
      return node.alternatives.reduce((sum, each) => sum + maxDifferentTexts(each), 0);
    case 'repetition': {
      const each = maxDifferentTexts(node.part);
      if (each === 1) return longest(node.part) === 0 ? 1 : node.max - node.min + 1;
      return (each ** node.min * (each ** (node.max - node.min + 1) - 1)) / (each - 1);
    }
  }
}

/** Parses a regular expression, such as `[A-Z]{3}-\d{4}`. */
export function parseExpression(expression: string): ParsedExpression {
  try {
    const node = new Reader(expression).read();
    if (longest(node) > MAX_TEXT_LENGTH || maxRepetitions(node) > 4 * MAX_TEXT_LENGTH)
      return { error: `Can match more than ${MAX_TEXT_LENGTH} characters` };
    return { node };
  } catch (error) {
    if (error instanceof ExpressionError) return { error: error.message };
    throw error;
  }
}
