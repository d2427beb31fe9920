import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import {
  COMMON_ERRORS_HEADING,
  isSuccess,
  NO_BODY_TEXT,
  BAD_REQUEST_STATUS,
} from '@site/src/reference/model/headingsAndLabels';
import type { BodyView, PageData, ResponseView } from '@site/src/reference/model/types';
import { Body, commonFields, Example, Examples } from '../Body';
import { CodeBlock } from '../CodeBlock';
import { CodeList } from '../CodeList';
import { Disclosure } from '../Disclosure';
import { Fields } from '../Field';
import { Prose } from '../Prose';
import { fieldOf, isCommon, links, responseOf } from '../apiData';
import styles from './styles.module.css';

interface Props {
  response: ResponseView;
  isOpen?: boolean;
}

const anchorOf = ({ status }: ResponseView): string => `response-${status}`;

function ResponseRow({ response, isOpen, children }: Props & { children: ReactNode }): ReactNode {
  const { status, title, description } = response;
  const anchor = anchorOf(response);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <Disclosure
      isRow
      isOpen={isOpen}
      id={anchor}
      summary={
        <Heading as="h3" className={styles.status}>
          <span className={clsx(styles.code, styles[`status${status[0]}`])}>{status}</span> {title}
        </Heading>
      }
    >
      <Prose nodes={description?.nodes} />
      {children}
      {!response.body && <p>{NO_BODY_TEXT}</p>}
    </Disclosure>
  );
}

function Headers(response: ResponseView): ReactNode {
  const { headers = [] } = response;
  return <Fields fields={headers} scope={{ anchor: `${anchorOf(response)}-header` }} />;
}

/** Whether properties of the values have nested properties, which are closed at first. */
function hasClosedProperties({ schema }: BodyView): boolean {
  const values = (schema && fieldOf(schema).properties?.map(fieldOf)) ?? [];
  return values
    .filter((each) => !isCommon(each))
    .flatMap(({ properties = [] }) => properties.map(fieldOf))
    .some(({ properties }) => properties !== undefined);
}

/** Renders a button that opens or closes all properties of the body around it. */
function ExpandAll(): ReactNode {
  const [isExpanded, setExpanded] = useState(false);
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const all = currentTarget.closest('section')?.querySelectorAll('details') ?? [];
    const closed = [...all].filter((details) => details.querySelector('[id]'));
    for (const details of closed) details.open = !isExpanded;
    setExpanded(!isExpanded);
  };
  return (
    <button
      type="button"
      className={clsx('clean-btn hydrated-only no-print', styles.expand)}
      aria-expanded={isExpanded}
      onClick={toggle}
    >
      {isExpanded ? 'Collapse all' : 'Expand all'}
    </button>
  );
}

/** Renders a successful response. Common fields are in a closed row. */
function Success({ response }: Props): ReactNode {
  const { body, headers = [] } = response;
  const scope = { anchor: anchorOf(response) };
  const common = commonFields(body);
  const names = common.map(({ name }) => name);
  const parts = [
    names.length > 0 && <CodeList key="fields" codes={names} />,
    names.length > 0 && headers.length > 0 && ' and ',
    headers.length > 0 && 'headers',
  ];
  return (
    <ResponseRow response={response} isOpen>
      {body && (
        <Body
          body={body}
          scope={scope}
          isResponse
          control={hasClosedProperties(body) && <ExpandAll />}
        />
      )}
      {parts.some(Boolean) && (
        <Disclosure isCommon summary={parts}>
          <Fields fields={common} scope={scope} isResponse />
          <Headers {...response} />
        </Disclosure>
      )}
    </ResponseRow>
  );
}

type Rejected = Partial<Pick<PageData, 'rejected'>>;

/** Renders a rejected request of this operation, and its response. */
function RejectedRequest({ rejected }: Rejected): ReactNode {
  if (!rejected) return null;
  const { requestTarget, problem } = rejected;
  const text = JSON.stringify(problem, null, 2);
  return <CodeBlock title={`GET ${requestTarget}`} code={text} language="json" isWrapped />;
}

/** Renders an error response: an example first, then the fields unless `hasFields` is false. */
function Failure({
  response,
  rejected,
  isOpen,
  hasFields = true,
}: Props & Rejected & { hasFields?: boolean }): ReactNode {
  const { body, headers = [] } = response;
  const [first, ...others] = (rejected ? undefined : body?.examples) ?? [];
  return (
    <ResponseRow response={response} isOpen={isOpen}>
      <RejectedRequest rejected={rejected} />
      {body && (
        <div>
          {first && (
            <Example title={first.title} description={first.description} value={first.value} />
          )}
          <Examples examples={others} />
        </div>
      )}
      {!hasFields && <Headers {...response} />}
      {hasFields && (body ?? headers.length > 0) && (
        <Disclosure isCommon summary={headers.length > 0 ? 'Fields and headers' : 'Fields'}>
          {body && (
            <Body
              body={{ ...body, examples: undefined }}
              scope={{ anchor: anchorOf(response) }}
              isResponse
            />
          )}
          <Headers {...response} />
        </Disclosure>
      )}
    </ResponseRow>
  );
}

/**
 * Renders the error responses that all operations share in one row. Their fields are the same as in the response to a
 * rejected parameter above.
 */
function CommonFailures({ responses }: { responses: readonly ResponseView[] }): ReactNode {
  if (responses.length === 0) return null;
  return (
    <div className={styles.failures}>
      <Disclosure
        isRow
        isCommon
        summary={`${COMMON_ERRORS_HEADING}: ${responses.map(({ status }) => status).join(', ')}`}
      >
        {responses.map((response) => (
          <Failure key={response.status} response={response} hasFields={false} />
        ))}
      </Disclosure>
      <Link to={links.errors.to}>{links.errors.label}</Link>
    </div>
  );
}

/**
 * Renders the responses of an operation: success, the error of its own parameters, and the errors of all operations.
 */
export function Responses({
  responses,
  rejected,
}: Pick<PageData, 'responses' | 'rejected'>): ReactNode {
  const all = responses.map(responseOf);
  const failures = all.filter(({ status }) => !isSuccess(status));
  const failed = failures.find(({ status }) => status === BAD_REQUEST_STATUS);
  return (
    <>
      <Heading as="h2" id="responses">
        Responses
      </Heading>
      {all
        .filter(({ status }) => isSuccess(status))
        .map((response) => (
          <Success key={response.status} response={response} />
        ))}
      {failed && <Failure response={failed} rejected={rejected} isOpen />}
      <CommonFailures responses={failures.filter((each) => each !== failed)} />
    </>
  );
}
