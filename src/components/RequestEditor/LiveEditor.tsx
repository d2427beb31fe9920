import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import explorer from '@generated/engine/default/explorer.json';
import { CodeBlock } from '../CodeBlock';
import { EngineStatus } from '../Engine/EngineStatus';
import { readAnswer, show } from '../Engine/readAnswer';
import type { Answer } from '../Engine/readAnswer';
import { completeBody, toRequest, writeCodes } from '../Engine/request';
import { Announcement, Response } from '../Engine/Response';
import { useEngine } from '../Engine/useEngine';
import { ParameterFields } from '../ParameterFields';
import { createControls } from '../ParameterFields/controls';
import { Request } from '../Samples/Request';
import type { EditorStart } from './index';
import styles from './styles.module.css';

/** The last answer with values: what is typed is wrong for a moment whenever a name is begun. */
function useLast(answer: Answer | undefined): Answer | undefined {
  const [last, setLast] = useState(answer);
  if (answer && answer !== last && answer.detail === undefined) setLast(answer);
  return last;
}

/**
 * The values as the text that a program gets, one below the other. The last ones stay while the request is wrong, and
 * are marked as such.
 */
function Result({ last, isOld }: { last?: Answer; isOld: boolean }): ReactNode {
  return (
    <div className={clsx(styles.result, isOld && styles.old)}>
      <CodeBlock
        title={isOld ? 'Result before the mistake' : 'Result'}
        code={last?.data.map(show).join('\n') ?? ''}
      />
    </div>
  );
}

/** The editor with the engine behind it. Until the engine has answered, it shows its children. */
export default function LiveEditor(props: { start: EditorStart; children: ReactNode }): ReactNode {
  const { path, values: first } = props.start;
  const [values, setValues] = useState(first);
  const { phase, operations, answered, ask, retry } = useEngine();
  const operation = operations?.[path];
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (operation) ask(toRequest(path, operation, values));
  }, [ask, operation, path, values]);
  const controls = useMemo(() => (operation ? createControls(operation) : []), [operation]);
  const answer = useMemo(() => answered && readAnswer(answered.response), [answered]);
  const last = useLast(answer);
  const isShown = answer !== undefined;
  // The button that this takes the place of had the focus.
  useEffect(() => {
    if (isShown && document.activeElement === document.body)
      form.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [isShown]);
  const status = <EngineStatus phase={phase} onRetry={retry} />;
  if (!answer || !operation)
    return (
      <>
        {status}
        {props.children}
      </>
    );
  const body = completeBody(operation, values, last?.meta ?? {});
  return (
    <>
      {status}
      <div ref={form} className={styles.form}>
        <ParameterFields
          controls={controls}
          values={values}
          faults={answer.faults}
          onChange={(name, value) => setValues({ ...values, [name]: value })}
        />
      </div>
      <Announcement answer={answer} />
      <Result last={last} isOld={answer.detail !== undefined} />
      <Request codes={writeCodes({ ...explorer.template, body })} address={path} />
      <Response answer={answer} />
      <p className={styles.note}>Computed in your browser. Nothing is sent.</p>
    </>
  );
}
