/** Reads the messages of errors and lint rules from source files. */
import ts from 'typescript';

export interface Message {
  line: number;
  /** The text of the message, in which a code span replaces each expression. */
  text: string;
}

/** Returns the text of a string or template, or undefined for other nodes. */
export function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `\`x\`${literal.text}`).join('');
}

export const parseCode = (text: string): ts.SourceFile =>
  ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);

/** Returns the line number of a node, starting with 1. */
export const lineOf = (file: ts.SourceFile, node: ts.Node): number =>
  file.getLineAndCharacterOfPosition(node.getStart()).line + 1;

/** Returns whether a node is the message of an error or a lint rule. */
const isMessage = ({ parent }: ts.Node): boolean =>
  (ts.isNewExpression(parent) && /Error$/.test(parent.expression.getText())) ||
  (ts.isPropertyAssignment(parent) && parent.name.getText() === 'message');

/** Returns whether a node is the source of a regular expression. */
const isPattern = ({ parent }: ts.Node): boolean =>
  ts.isNewExpression(parent) && parent.expression.getText() === 'RegExp';

/**
 * Reads the messages in a source file.
 *
 * @param isLint Whether the file has lint rules, in which every string of several words is a message.
 */
export function readMessages(text: string, isLint: boolean): Message[] {
  const file = parseCode(text);
  const messages: Message[] = [];
  const visit = (node: ts.Node): void => {
    const words = textOf(node);
    if (
      words !== undefined &&
      (isMessage(node) || (isLint && !isPattern(node) && words.split(' ').length > 2))
    ) {
      messages.push({ line: lineOf(file, node), text: words });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return messages;
}
