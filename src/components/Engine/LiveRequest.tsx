import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { printResponse } from '@site/src/samples/response';
import { CodeBlock } from '../CodeBlock';
import { ParameterFields } from '../ParameterFields';
import type { Values } from '../ParameterFields/controls';
import { Request } from '../Samples/Request';
import { plain } from '../shared';
import { EngineStatus } from './EngineStatus';
import { describeAnswer } from './readAnswer';
import { completeBody, writeAddress, writeCodes } from './request';
import styles from './styles.module.css';
import type { useEngine } from './useEngine';

interface Props {
  engine: ReturnType<typeof useEngine>;
  path: string;
  values: Values;
  /** What the reader has left open in a body, from the answer that it is to repeat. */
  meta?: Readonly<Record<string, unknown>>;
  onChange: (values: Values) => void;
  /** What an announced answer is about. */
  about?: string;
  /** What stands above the fields. */
  chooser?: ReactNode;
  /** What stands between fields and request. */
  result?: ReactNode;
  /** Where to read more. */
  more?: ReactNode;
  /** What is shown until the engine has answered. */
  children: ReactNode;
}

/** Fields for the parameters of a generator, the request that they make, and what it is answered with. */
export function LiveRequest({ engine, path, values, meta, onChange, ...props }: Props): ReactNode {
  const { phase, retry, operation, controls, answer, faults } = engine;
  const isBody = operation?.method === 'POST';
  const body = isBody ? JSON.stringify(completeBody(operation, values, meta)) : undefined;
  const codes = useMemo(
    () =>
      writeCodes({
        ...plain,
        responseType: undefined,
        body: body === undefined ? undefined : (JSON.parse(body) as unknown),
      }),
    [body],
  );
  const form = useRef<HTMLDivElement>(null);
  const isShown = answer !== undefined && operation !== undefined;
  // The button that this takes the place of had the focus.
  useEffect(() => {
    if (isShown && document.activeElement === document.body)
      form.current
        ?.querySelector<HTMLElement>('[type=search], textarea')
        ?.focus({ preventScroll: true });
  }, [isShown]);
  const status = <EngineStatus phase={phase} onRetry={retry} />;
  if (!isShown)
    return (
      <>
        {status}
        {props.children}
      </>
    );
  const text = printResponse(answer.body);
  return (
    <>
      {status}
      <div ref={form} className={styles.form}>
        {props.chooser}
        <ParameterFields
          controls={controls}
          values={values}
          faults={faults}
          onChange={(name, value) => onChange({ ...values, [name]: value })}
        />
      </div>
      <p className="visually-hidden" role="status">
        {`${props.about ?? ''}${describeAnswer(answer)}`}
      </p>
      {props.result}
      <div className={styles.request}>
        <Request codes={codes} address={writeAddress(path, operation, values)} />
      </div>
      {/* In a box of one height, so that the page below stays where it is. */}
      <div className={styles.response}>
        <CodeBlock title={`Response ${answer.status}`} language="json" code={text} />
      </div>
      <p className="small-print margin-top--md margin-bottom--none">
        Computed in your browser. Nothing is sent. {props.more}
      </p>
    </>
  );
}
