import { Fragment } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type {
  OperationPageData,
  ResponseData,
  SectionData,
  SecurityData,
  Shared,
} from '@site/src/reference/print/pageData';
import { explorerPath, operationPath } from '@site/src/reference/site';
import { LOCALES_LABEL } from '@site/src/reference/view/locales';
import { Bodies } from '../Body';
import { CopyButton } from '../CopyButton';
import { Disclosure } from '../Disclosure';
import { Fields } from '../Field';
import { HiddenPart, WithHiddenParts } from '../HiddenParts';
import { Prose } from '../Prose';
import { Samples, SamplesLink } from '../Samples';
import { resolveShared } from '../shared';
import styles from './styles.module.css';

/** The HTTP method as a coloured label. */
export function Method({ method }: { method: string }): ReactNode {
  return <span className={clsx(styles.method, styles[method.toLowerCase()])}>{method}</span>;
}

type EndpointProps = Pick<OperationPageData, 'method' | 'server' | 'path' | 'deprecated'>;

/** Method and URL of an operation, with a copy button. */
function Endpoint({ method, server, path, deprecated }: EndpointProps): ReactNode {
  return (
    <>
      <div className={styles.endpoint}>
        <Method method={method} />
        <code className={styles.address}>
          <span className={styles.server}>{server}</span>
          <wbr />
          {path}
        </code>
        <CopyButton text={`${server}${path}`} label="Copy address" />
        <Link to={explorerPath(path)}>Try it</Link>
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

function Request({ security, sections, body }: OperationPageData): ReactNode {
  return (
    <>
      <Heading as="h2" id="request">
        Request
      </Heading>
      {security && (
        <Heading as="h3" id="authorization">
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
          <Heading as="h3" id="body">
            {body.heading}
          </Heading>
          <Prose nodes={body.description} />
          <Bodies bodies={body.bodies} />
        </>
      )}
      {!(security ?? sections ?? body) && <p>This operation takes no parameters.</p>}
    </>
  );
}

/** A response, as a `details` element, which works without scripts. */
function Response(response: ResponseData): ReactNode {
  const { status, title, anchor, isSuccess, description, bodies, headers } = response;
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
    </>
  );
}

/** Links to other operations of the same tag. */
function Related({ label, links }: NonNullable<OperationPageData['related']>): ReactNode {
  return (
    <nav className={styles.related} aria-label="Related generators">
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
  const { title, description, locales, responses, related } = page;
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
          {related && <Related {...related} />}
        </div>
      </WithHiddenParts>
    </div>
  );
}
