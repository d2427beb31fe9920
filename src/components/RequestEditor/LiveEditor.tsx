import { useState } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { toText } from '@site/src/samples/response';
import { CodeBlock } from '../CodeBlock';
import { LiveRequest } from '../Engine/LiveRequest';
import type { Answer } from '../Engine/readAnswer';
import { useEngine } from '../Engine/useEngine';
import type { EditorStart } from './index';
import styles from './styles.module.css';

/** The last answer with values: what is typed is wrong for a moment whenever a name is begun. */
function useLast(answer: Answer | undefined): Answer | undefined {
  const [last, setLast] = useState(answer);
  if (answer && answer !== last && answer.detail === undefined) setLast(answer);
  return last;
}

/** The editor with the engine behind it. Until the engine has answered, it shows its children. */
export default function LiveEditor(props: { start: EditorStart; children: ReactNode }): ReactNode {
  const { path, values: first } = props.start;
  const [values, setValues] = useState(first);
  const engine = useEngine(path, values);
  const last = useLast(engine.answer);
  const isOld = engine.answer?.detail !== undefined;
  // The values as the text that a program gets, one below the other. The last ones stay while the request is wrong.
  const result = (
    <div className={clsx(styles.result, isOld && styles.old)}>
      <CodeBlock
        title={isOld ? 'Result before the mistake' : 'Result'}
        code={last?.data.map(toText).join('\n') ?? ''}
      />
    </div>
  );
  return (
    <LiveRequest
      engine={engine}
      path={path}
      values={values}
      meta={last?.meta}
      onChange={setValues}
      result={result}
    >
      {props.children}
    </LiveRequest>
  );
}
