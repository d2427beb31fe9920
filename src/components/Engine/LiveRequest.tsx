import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { renderRequestCodes } from '@site/src/samples/requestCode';
import { renderResponse } from '@site/src/samples/response';
import { CodeBlock } from '../CodeBlock';
import { ParameterFields } from '../ParameterFields';
import type { FormValues } from '../ParameterFields/controls';
import { RequestCode } from '../Samples/RequestCode';
import { plain } from '../apiData';
import { EngineStatus } from './EngineStatus';
import { focusFirstField } from './focusFirstField';
import { describeResponse } from './parseResponse';
import { addMetaToBody, renderRequestTarget } from './request';
import styles from './styles.module.css';
import type { useEngine } from './useEngine';

interface Props {
  engine: ReturnType<typeof useEngine>;
  path: string;
  values: FormValues;
  /** Values that the engine added to the body. Sending them again returns the same response. */
  meta?: Readonly<Record<string, unknown>>;
  onChange: (values: FormValues) => void;
  /** Prefix of the announcement for screen readers. */
  about?: string;
  /** Fields that are shown above the fields of the parameters. */
  picker?: ReactNode;
  /** Section whose first field is focused when the fields appear. If omitted, the form. */
  focus?: 'form' | 'parameters' | 'none';
  result?: ReactNode;
  /** Descriptions of the parameters, keyed by name. */
  descriptions?: FormValues;
  /** Content before the first response. */
  children: ReactNode;
}

/** Renders fields for the parameters of a generator, the resulting request, and its response. */
export function LiveRequest({ engine, path, values, meta, onChange, ...props }: Props): ReactNode {
  const { phase, retry, operation, controls, isStarted, response, errors } = engine;
  const isBody = operation?.method === 'POST';
  const body = isBody ? JSON.stringify(addMetaToBody(operation, values, meta)) : undefined;
  const codes = useMemo(
    () =>
      renderRequestCodes({
        ...plain,
        isTyped: false,
        body: body === undefined ? undefined : (JSON.parse(body) as unknown),
      }),
    [body],
  );
  const form = useRef<HTMLDivElement>(null);
  const parameters = useRef<HTMLDivElement>(null);
  const { focus = 'form' } = props;
  const isShown = isStarted && operation !== undefined;
  // Moves the focus into the form, because the button or link that opened it had the focus.
  useEffect(() => {
    if (isShown && focus !== 'none')
      focusFirstField(focus === 'parameters' ? parameters.current : form.current);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the fields appear
  }, [isShown]);
  const status = <EngineStatus phase={phase} onRetry={retry} />;
  if (!isShown)
    return (
      <>
        {status}
        {props.children}
      </>
    );
  return (
    <>
      {status}
      <div className={styles.columns}>
        <div ref={form} className={styles.form}>
          {props.picker}
          <div ref={parameters}>
            <ParameterFields
              controls={controls}
              values={values}
              errors={errors}
              descriptions={props.descriptions}
              onChange={(name, value) => onChange({ ...values, [name]: value })}
            />
          </div>
        </div>
        <p className="visually-hidden" role="status">
          {response && `${props.about ?? ''}${describeResponse(response)}`}
        </p>
        <div className={styles.output}>
          {props.result}
          <div className={styles.request}>
            <RequestCode
              codes={codes}
              requestTarget={renderRequestTarget(path, operation, values)}
            />
          </div>
          {/* The box has a constant height, so that the page below does not move. */}
          <div className={styles.response}>
            {response && (
              <CodeBlock
                title={`Response ${response.status}`}
                language="json"
                code={renderResponse(response.body)}
              />
            )}
          </div>
          <p className="small-print margin-top--md margin-bottom--none">
            Computed in your browser. Nothing is sent.
          </p>
        </div>
      </div>
    </>
  );
}
