import { Fragment } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type {
  CallbackData,
  OperationPageData,
  ResponseData,
  SectionData,
  SecurityData,
  ServerData,
  Shared,
} from '@site/src/reference/print/pageData';
import { operationPath } from '@site/src/reference/site';
import { LOCALES_LABEL } from '@site/src/reference/view/locales';
import { Bodies } from '../Body';
import { CopyButton } from '../CopyButton';
import { Disclosure } from '../Disclosure';
import { Fields } from '../Field';
import { HiddenPart, WithHiddenParts } from '../HiddenParts';
import { useNoun } from '../noun';
import { Prose } from '../Prose';
import { ServerList } from '../ServerList';
import { Samples, SamplesLink } from '../Samples';
import { resolveShared } from '../shared';
import styles from './styles.module.css';

/** The HTTP method as a coloured label. */
export function Method({ method }: { method: string }): ReactNode {
  return <span className={clsx(styles.method, styles[method.toLowerCase()])}>{method}</span>;
}

type EndpointProps = Pick<OperationPageData, 'method' | 'server' | 'path' | 'deprecated'> & {
  /** Whether the API sends this request. */
  isSent?: boolean;
};

/** Method and URL of an operation, with a copy button. */
function Endpoint({ method, server, path, deprecated, isSent }: EndpointProps): ReactNode {
  return (
    <>
      <div className={styles.endpoint}>
        <Method method={method} />
        <code className={styles.address}>
          <span className={styles.server}>{server}</span>
          <wbr />
          {path}
        </code>
        {method !== 'EVENT' && !isSent && (
          <CopyButton text={`${server}${path}`} label="Copy address" />
        )}
      </div>
      {deprecated && <p className={styles.deprecated}>This operation is deprecated.</p>}
    </>
  );
}

function Security({ title, fields }: SecurityData): ReactNode {
  return (
    <>
      {title && <p>{title}</p>}
      <Fields fields={fields} />
    </>
  );
}

function Parameters({ heading, anchor, fields }: SectionData): ReactNode {
  return (
    <>
      <Heading as="h3" id={anchor}>
        {heading}
      </Heading>
      <Fields fields={fields} />
    </>
  );
}

/** The servers of an operation, folded: its address has the first one. */
function Servers({ servers }: { servers: readonly ServerData[] }): ReactNode {
  return (
    <Disclosure summary={servers.length > 1 ? 'Servers' : 'Server'}>
      <ServerList servers={servers} />
    </Disclosure>
  );
}

/** The parts of a request: security, parameters and body. */
function RequestParts({
  security,
  sections,
  body,
  anchor = '',
}: Pick<OperationPageData, 'security' | 'sections' | 'body'> & { anchor?: string }): ReactNode {
  return (
    <>
      {security && (
        <Heading as="h3" id={`${anchor}authorization`}>
          Authorization
        </Heading>
      )}
      {security?.map((way, index) => (
        <Security key={`${way.title} ${index}`} {...way} />
      ))}
      {sections?.map(resolveShared).map((section) => (
        <Parameters key={section.anchor} {...section} />
      ))}
      {body && (
        <>
          <Heading as="h3" id={`${anchor}body`}>
            {body.heading}
          </Heading>
          <Prose nodes={body.description} />
          <Bodies bodies={body.bodies} />
        </>
      )}
    </>
  );
}

function Request({ security, sections, body, servers }: OperationPageData): ReactNode {
  return (
    <>
      <Heading as="h2" id="request">
        Request
      </Heading>
      {servers && <Servers servers={servers} />}
      <RequestParts security={security} sections={sections} body={body} />
      {!(security ?? sections ?? body) && <p>This operation takes no parameters.</p>}
    </>
  );
}

/** A response, as a `details` element, which works without scripts. */
function Response(response: ResponseData): ReactNode {
  const { status, title, anchor, isSuccess, description, bodies, headers, links } = response;
  useBrokenLinks().collectAnchor(anchor);
  const kind = /^[2345]/.exec(status)?.[0] ?? '0';
  return (
    <details className={styles.response} id={anchor} open={isSuccess}>
      <summary>
        <Heading as="h3" className={styles.status}>
          <span className={clsx(styles.code, styles[`status${kind}`])}>{status}</span> {title}
        </Heading>
      </summary>
      <div className={styles.responseBody}>
        <HiddenPart isShown={isSuccess}>
          <Prose nodes={description} />
          {bodies ? <Bodies bodies={bodies} /> : <p>This response has no body.</p>}
          {headers && (
            <Disclosure summary="Headers">
              <Fields fields={headers} />
            </Disclosure>
          )}
          {links && (
            <Disclosure summary="Links">
              <Fields fields={links} />
            </Disclosure>
          )}
        </HiddenPart>
      </div>
    </details>
  );
}

function Responses({ responses }: { responses: readonly Shared<ResponseData>[] }): ReactNode {
  return (
    <>
      <Heading as="h2" id="responses">
        Responses
      </Heading>
      {responses.map(resolveShared).map((response) => (
        <Response key={response.status} {...response} />
      ))}
      {responses.length === 0 && <p>The description says nothing about responses.</p>}
    </>
  );
}

/** A request that the API sends, folded. */
function Callback({
  heading,
  anchor,
  method,
  path,
  deprecated,
  ...request
}: CallbackData): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  const { description, responses = [], callbacks = [] } = request;
  return (
    <details className={styles.response} id={anchor}>
      <summary>
        <Heading as="h3" className={styles.status}>
          {heading}
        </Heading>
      </summary>
      <div className={styles.responseBody}>
        <HiddenPart>
          <Endpoint method={method} server="" path={path} deprecated={deprecated} isSent />
          <Prose nodes={description} />
          <RequestParts {...request} anchor={`${anchor}-`} />
          {responses.map(resolveShared).map((response) => (
            <Response key={response.status} {...response} />
          ))}
          {callbacks.map((callback) => (
            <Callback key={callback.anchor} {...callback} />
          ))}
        </HiddenPart>
      </div>
    </details>
  );
}

function Callbacks({ callbacks }: { callbacks: readonly CallbackData[] }): ReactNode {
  return (
    <>
      <Heading as="h2" id="callbacks">
        Callbacks
      </Heading>
      {callbacks.map((callback) => (
        <Callback key={callback.anchor} {...callback} />
      ))}
    </>
  );
}

/** Links to other operations of the same tag. */
function Related({ label, links }: NonNullable<OperationPageData['related']>): ReactNode {
  const noun = useNoun();
  return (
    <nav className={styles.related} aria-label={`Related ${noun.many}`}>
      <Heading as="h2">More from {label}</Heading>
      <ul>
        {links.map(({ slug, label: name }) => (
          <li key={slug}>
            <Link to={operationPath(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Which locales have data of their own. */
function Locales({ codes }: { codes: string[] }): ReactNode {
  return (
    <p>
      {`${LOCALES_LABEL}: `}
      {codes.map((code, index) => (
        <Fragment key={code}>
          {index > 0 && ', '}
          <code>{code}</code>
        </Fragment>
      ))}
      .
    </p>
  );
}

/** The page of an operation: description and reference on the left, samples on the right. */
export function OperationPage(page: OperationPageData): ReactNode {
  const { title, description, locales, responses, callbacks, related } = page;
  return (
    <div className={styles.operation}>
      <WithHiddenParts>
        <div className={styles.intro}>
          <header>
            <Heading as="h1">{title}</Heading>
          </header>
          <Endpoint {...page} />
          <SamplesLink {...page} />
          <Prose nodes={description} />
          {locales && <Locales codes={locales.split(' ')} />}
        </div>
        <Samples {...page} />
        <div className={styles.reference}>
          <Request {...page} />
          <Responses responses={responses} />
          {callbacks && <Callbacks callbacks={callbacks} />}
          {related && <Related {...related} />}
        </div>
      </WithHiddenParts>
    </div>
  );
}
