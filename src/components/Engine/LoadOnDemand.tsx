import { useEffect, useId, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { loadChunk } from '../LoadError/loadChunk';
import { EngineStatus } from './EngineStatus';
import { Skeleton } from './Skeleton';
import styles from './styles.module.css';

/** Content that replaces the button. It shows its children until the first response. */
type Live<Start> = ComponentType<{ start: Start; children: ReactNode }>;

interface Props<Start> {
  title: string;
  /** Whether the title is for screen readers only, because the heading above it has the same text. */
  isTitleHidden?: boolean;
  /** Text of the button. If omitted, the content is loaded immediately. */
  label?: string;
  load: () => Promise<{ default: Live<Start> }>;
  /** First request. */
  start: Start;
  /** Returns whether the reader followed a link to another request. */
  isAsked?: () => boolean;
  /** Content that is shown without scripts, and before the first use. */
  children: ReactNode;
}

/** Shows recorded values until the live content is loaded. Loading starts with a button or immediately. */
export function LoadOnDemand<Start>(props: Props<Start>): ReactNode {
  const { title, isTitleHidden, label, load, start, isAsked, children } = props;
  const id = useId();
  const [phase, setPhase] = useState<'ready' | 'loading' | Error>('ready');
  const [loaded, setLoaded] = useState<{ Live: Live<Start> }>();
  const use = (): void => {
    setPhase('loading');
    loadChunk(load).then(
      (module) => setLoaded({ Live: module.default }),
      (error: Error) => setPhase(error),
    );
  };
  useEffect(() => {
    if (label === undefined || isAsked?.()) use();
    // oxlint-disable-next-line react/exhaustive-deps -- only when the page is opened
  }, []);
  const isBrowser = useIsBrowser();
  // The reader followed a link to a request that differs from the recorded one.
  const isOther = isBrowser && Boolean(isAsked?.());
  const shown = isOther ? <Skeleton /> : children;
  return (
    <section
      className={clsx(styles.panel, label === undefined && styles.immediate, 'box')}
      aria-labelledby={id}
    >
      <p id={id} className={isTitleHidden ? 'visually-hidden' : styles.title}>
        {title}
      </p>
      {loaded ? (
        <loaded.Live start={start}>{shown}</loaded.Live>
      ) : (
        <>
          <EngineStatus phase={phase} onRetry={use} />
          {label !== undefined && !isOther && !(phase instanceof Error) && (
            <button
              type="button"
              className={clsx(styles.start, 'button button--primary hydrated-only')}
              aria-disabled={phase === 'loading'}
              onClick={() => phase === 'ready' && use()}
            >
              {label}
            </button>
          )}
          {shown}
        </>
      )}
    </section>
  );
}
