import { useState } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { stringifyValue } from '@site/src/samples/response';
import { CodeBlock } from '../CodeBlock';
import { LiveRequest } from '../Engine/LiveRequest';
import type { ParsedResponse } from '../Engine/parseResponse';
import { useEngine } from '../Engine/useEngine';
import type { InitialRequest } from './index';
import styles from './styles.module.css';

/** Returns the last successful response, because requests are often invalid during typing. */
function useLast(response: ParsedResponse | undefined): ParsedResponse | undefined {
  const [last, setLast] = useState(response);
  if (response && response !== last && response.detail === undefined) setLast(response);
  return last;
}

/** Renders the editor. Until the first response, it shows its children. */
export default function LiveEditor(props: {
  start: InitialRequest;
  children: ReactNode;
}): ReactNode {
  const { path, values: first } = props.start;
  const [values, setValues] = useState(first);
  const engine = useEngine(path, values);
  const last = useLast(engine.response);
  const isOld = engine.response?.detail !== undefined;
  // Shows strings without JSON quotes and escapes. The last values are kept while the request is invalid.
  const result = (
    <div className={clsx(styles.result, isOld && styles.old)}>
      <CodeBlock
        title={isOld ? 'Result before the mistake' : 'Result'}
        code={last?.data.map(stringifyValue).join('\n') ?? ''}
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
