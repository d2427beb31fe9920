import { useState } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { toText } from '@site/src/samples/response';
import { CodeBlock } from '../CodeBlock';
import { LiveRequest } from '../Engine/LiveRequest';
import type { ParsedResponse } from '../Engine/parseResponse';
import { useEngine } from '../Engine/useEngine';
import type { EditorStart } from './index';
import styles from './styles.module.css';

/** The last answer with values: what is typed is wrong for a moment whenever a name is begun. */
function useLast(response: ParsedResponse | undefined): ParsedResponse | undefined {
  const [last, setLast] = useState(response);
  if (response && response !== last && response.detail === undefined) setLast(response);
  return last;
}

/** The editor with the engine behind it. Until the engine has answered, it shows its children. */
export default function LiveEditor(props: { start: EditorStart; children: ReactNode }): ReactNode {
  const { path, values: first } = props.start;
  const [values, setValues] = useState(first);
  const engine = useEngine(path, values);
  const last = useLast(engine.response);
  const isOld = engine.response?.detail !== undefined;
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
