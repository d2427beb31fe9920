import type { ReactNode } from 'react';
import { CodeBlock } from '../CodeBlock';
import { jsonTokens } from './jsonTokens';
import { printResponse } from '@site/src/reference/print/printResponse';
import { describeAnswer } from './readAnswer';
import type { Answer } from './readAnswer';
import styles from './styles.module.css';

/** A response as it would be received, which scrolls in a box of one height: so the page below stays where it is. */
export function Response({ answer }: { answer: Answer }): ReactNode {
  const text = printResponse(answer.body);
  return (
    <div className={styles.response}>
      <CodeBlock
        title={`Response ${answer.status}`}
        language="json"
        code={text}
        tokens={jsonTokens(text)}
      />
    </div>
  );
}

/** Tells screen readers of an answer when it changes. */
export function Announcement({
  answer,
  about = '',
}: {
  answer?: Answer;
  about?: string;
}): ReactNode {
  return (
    <p className="visually-hidden" role="status">
      {answer && `${about}${describeAnswer(answer)}`}
    </p>
  );
}
