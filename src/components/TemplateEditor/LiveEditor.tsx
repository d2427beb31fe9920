import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import explorer from '@generated/reference/default/explorer.json';
import { TEMPLATE_PATH } from '@site/src/reference/templatePath';
import type { CodeRequest } from '@site/src/reference/view/requests/language';
import { CodeBlock } from '../CodeBlock';
import { EngineStatus } from '../Engine/EngineStatus';
import { readAnswer } from '../Engine/readAnswer';
import type { Answer } from '../Engine/readAnswer';
import { Announcement, Response } from '../Engine/Response';
import { useEngine } from '../Engine/useEngine';
import { ParameterFields } from '../ParameterFields';
import { createControls } from '../ParameterFields/controls';
import type { Values } from '../ParameterFields/controls';
import { Request } from '../Samples/Request';
import { completeBody, toRequest, writeCodes } from './body';
import type { TemplateStart } from './index';
import styles from './styles.module.css';

/**
 * The results as the text that a program gets, one below the other. The last ones stay while the template is
 * wrong, which it is for a moment whenever a placeholder is typed.
 */
function Result({ answer }: { answer: Answer }): ReactNode {
  const [last, setLast] = useState(answer);
  const isRefused = answer.detail !== undefined;
  if (!isRefused && last !== answer) setLast(answer);
  return (
    <div className={styles.result}>
      <CodeBlock title={isRefused ? 'Last result' : 'Result'} code={last.data.join('\n')} />
    </div>
  );
}

interface SentProps {
  request: CodeRequest;
  values: Values;
  meta: Answer['meta'];
}

/** The request that the fields stand for, in the languages of the samples. */
function Sent({ request, values, meta }: SentProps): ReactNode {
  const body = completeBody(values, meta);
  if (!body) return <p>A request can be shown when count and seed are numbers.</p>;
  return <Request codes={writeCodes({ ...request, body })} address={TEMPLATE_PATH} />;
}

function Editor(props: {
  request: CodeRequest;
  start: TemplateStart;
  children: ReactNode;
}): ReactNode {
  const { request, start, children } = props;
  const [values, setValues] = useState<Values>({ ...start });
  const { phase, operations, answered, ask, retry } = useEngine();
  const operation = operations?.[TEMPLATE_PATH];
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (operation) ask(toRequest(values));
  }, [ask, operation, values]);
  const controls = useMemo(() => (operation ? createControls(operation) : []), [operation]);
  const answer = useMemo(() => answered && readAnswer(answered.response), [answered]);
  const isShown = answer !== undefined;
  // The button that this takes the place of had the focus.
  useEffect(() => {
    if (isShown && document.activeElement === document.body)
      form.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [isShown]);
  const status = <EngineStatus phase={phase} onRetry={retry} />;
  if (!answer)
    return (
      <>
        {status}
        {children}
      </>
    );
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
      <Result answer={answer} />
      <Sent request={request} values={values} meta={answer.meta} />
      <Response answer={answer} />
      <p className={styles.note}>Computed in your browser. Nothing is sent.</p>
    </>
  );
}

/** The editor with the engine behind it. Until the engine has answered, it shows its children. */
export default function LiveEditor(props: {
  start: TemplateStart;
  children: ReactNode;
}): ReactNode {
  return <Editor {...props} request={explorer.template} />;
}
