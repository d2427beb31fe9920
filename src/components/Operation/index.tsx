import { Fragment } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import { recordField } from '@site/src/reference/model/recordField';
import { operationPath, tryOutLinkText, tryOutPath } from '@site/src/site/urls';
import { DETAILS_HEADING, RELATED_HEADING } from '@site/src/reference/model/headingsAndLabels';
import type { PageData, SchemeView } from '@site/src/reference/model/types';
import { CopyButton } from '../CopyButton';
import { DeferredContentProvider } from '../DeferredContent';
import { Prose } from '../Prose';
import { Samples, JumpLinks } from '../Samples';
import { links, schemes } from '../apiData';
import { RequestSection } from './Request';
import { Responses } from './Responses';
import styles from './styles.module.css';

type EndpointProps = Pick<PageData, 'method' | 'server' | 'path'>;

/** Renders method and path of an operation. The host is copied but not shown, because it is always the same. */
function Endpoint({ method, server, path }: EndpointProps): ReactNode {
  const url = `${server}${path}`;
  return (
    <div className={clsx('box', styles.endpoint)}>
      <span className={clsx(styles.method, styles[method.toLowerCase()])}>{method}</span>
      <code className={clsx('plain', styles.path)} title={url}>
        <span>{server}</span>
        {path.split(/(?<=.\/)/).map((segment) => (
          <Fragment key={segment}>
            {segment}
            <wbr />
          </Fragment>
        ))}
      </code>
      <CopyButton text={url} label="Copy URL" />
      <Link className={clsx(styles.try, 'no-print')} to={tryOutPath(path)}>
        {tryOutLinkText(path)}
      </Link>
    </div>
  );
}

function Key({ words, field, anchor }: SchemeView): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <span id={anchor}>
      {words} <code className="short-code">{field.name}</code>
    </span>
  );
}

/** Lists the keys or tokens that a request needs, on one line. */
function Keys({ security }: Pick<PageData, 'security'>): ReactNode {
  useBrokenLinks().collectAnchor('authorization');
  const required = security.flatMap((name) => schemes[name] ?? []);
  if (required.length === 0) return null;
  return (
    <p className={styles.keys} id="authorization">
      {required.map((key, index) => (
        <Fragment key={key.anchor}>
          {index > 0 && ', '}
          <Key {...key} />
        </Fragment>
      ))}
      {': '}
      <Link to={links.key.to}>{links.key.label}</Link>
    </p>
  );
}

/** Renders a record field for this operation, ready to copy. */
function RecordField({
  path,
  fieldParameters,
}: Pick<PageData, 'path' | 'fieldParameters'>): ReactNode {
  const field = recordField(path, fieldParameters);
  if (!field || !links.record) return null;
  return (
    <p className={clsx('box', styles.recordField)}>
      <Link to={links.record.to}>{links.record.label}</Link>
      <code className="plain">{field}</code>
      <CopyButton text={field} label="Copy field" />
    </p>
  );
}

function Related({ links }: { links: PageData['related'] }): ReactNode {
  return (
    <nav className={styles.related} aria-label={RELATED_HEADING}>
      <Heading as="h2">{RELATED_HEADING}</Heading>
      <ul className="clean-list">
        {links.map(({ slug, label: name }) => (
          <li key={slug}>
            <Link to={operationPath(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Notice({ prose }: { prose: PageData['warning'] }): ReactNode {
  return (
    prose && (
      <div className={styles.notice} role="note">
        <Prose nodes={prose.nodes} />
      </div>
    )
  );
}

/** Renders an operation: purpose and own parameters first, with the samples next to them if there is room. */
export function OperationPage(page: PageData): ReactNode {
  const { title, deprecated, lead, warning, related, details } = page;
  return (
    <div className={styles.page}>
      <div className={styles.operation}>
        <DeferredContentProvider>
          <div className={styles.intro}>
            <header>
              <Heading as="h1">{title}</Heading>
            </header>
            <Endpoint {...page} />
            <JumpLinks {...page} />
            <Keys {...page} />
            <Notice prose={deprecated?.notice} />
            <Prose nodes={lead?.nodes} />
            <Notice prose={warning} />
          </div>
          <Samples {...page} />
          <div className={styles.reference}>
            <RequestSection {...page} />
            <RecordField {...page} />
            {details && (
              <>
                <Heading as="h2" id="details">
                  {DETAILS_HEADING}
                </Heading>
                <Prose nodes={details.nodes} />
              </>
            )}
            <Responses {...page} />
            {related.length > 0 && <Related links={related} />}
          </div>
        </DeferredContentProvider>
      </div>
    </div>
  );
}
