import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import { CopyButton } from '../CopyButton';
import { HiddenPart, WithHiddenParts } from '../HiddenParts';
import styles from './styles.module.css';

interface Section {
  children?: ReactNode;
}

/** A page of the reference: description and reference on the left, samples on the right. */
export function Operation({ children }: Section): ReactNode {
  return (
    <div className={styles.operation}>
      <WithHiddenParts>{children}</WithHiddenParts>
    </div>
  );
}

/** Title, address and description. */
export function OperationIntro({ children }: Section): ReactNode {
  return <div className={styles.intro}>{children}</div>;
}

/** Parameters and responses. */
export function OperationReference({ children }: Section): ReactNode {
  return <div className={styles.reference}>{children}</div>;
}

/** Sample requests with their responses; they stay in view on a wide screen. */
export function OperationSamples({ children }: Section): ReactNode {
  return (
    <aside className={styles.samples} aria-label="Samples">
      <fieldset className={clsx(styles.sampleList, 'tabs-list')}>
        <legend className={styles.samplesTitle}>Samples</legend>
        {children}
      </fieldset>
    </aside>
  );
}

interface MethodProps {
  method: string;
}

/** The HTTP method as a label, coloured by what it does. */
export function Method({ method }: MethodProps): ReactNode {
  return <span className={clsx(styles.method, styles[method.toLowerCase()])}>{method}</span>;
}

interface EndpointProps extends MethodProps {
  server: string;
  path: string;
  deprecated?: boolean;
}

/** Method and address of an operation, with a button that copies the address. */
export function Endpoint({ method, server, path, deprecated }: EndpointProps): ReactNode {
  return (
    <>
      <div className={styles.endpoint}>
        <Method method={method} />
        <code className={styles.address}>
          <span className={styles.server}>{server}</span>
          <wbr />
          {path}
        </code>
        {method !== 'EVENT' && <CopyButton text={`${server}${path}`} label="Copy address" />}
      </div>
      {deprecated && <p className={styles.deprecated}>This operation is deprecated.</p>}
    </>
  );
}

interface ResponseProps extends Section {
  status: string;
  title: string;
  anchor: string;
  open?: boolean;
}

/** One documented response. It opens and closes without scripts. */
export function Response({ status, title, anchor, open, children }: ResponseProps): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  const kind = /^[2345]/.exec(status)?.[0] ?? '0';
  return (
    <details className={styles.response} id={anchor} open={open}>
      <summary>
        <Heading as="h3" className={styles.status}>
          <span className={clsx(styles.code, styles[`status${kind}`])}>{status}</span> {title}
        </Heading>
      </summary>
      <div className={styles.responseBody}>
        <HiddenPart isShown={open}>{children}</HiddenPart>
      </div>
    </details>
  );
}

interface RelatedProps extends Section {
  label: string;
}

/** Links to other generators of the same tag. */
export function Related({ label, children }: RelatedProps): ReactNode {
  return (
    <nav className={styles.related} aria-label="Related generators">
      <Heading as="h2">More from {label}</Heading>
      {children}
    </nav>
  );
}
