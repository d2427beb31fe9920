/** Messages that developers read: the sentences in the code of errors and lint rules. */
import ts from 'typescript';

export interface Message {
  line: number;
  /** Its text, with a code span for each expression. */
  text: string;
}

/** The text of a string or template; undefined for other nodes. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `\`x\`${literal.text}`).join('');
}

/** Whether a node is the message of an error or of a lint rule. */
const isMessage = ({ parent }: ts.Node): boolean =>
  (ts.isNewExpression(parent) && /Error$/.test(parent.expression.getText())) ||
  (ts.isPropertyAssignment(parent) && parent.name.getText() === 'message');

/** Whether a node is the source of a regular expression. */
const isPattern = ({ parent }: ts.Node): boolean =>
  ts.isNewExpression(parent) && parent.expression.getText() === 'RegExp';

/**
 * Reads the messages in a source file.
 *
 * @param isLint Whether the file has lint rules, in which every string of several words is a message.
 */
export function readMessages(text: string, isLint: boolean): Message[] {
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  const messages: Message[] = [];
  const visit = (node: ts.Node): void => {
    const words = textOf(node);
    if (
      words !== undefined &&
      (isMessage(node) || (isLint && !isPattern(node) && words.split(' ').length > 2))
    ) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      messages.push({ line: line + 1, text: words });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return messages;
}
