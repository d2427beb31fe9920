import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { EngineStatus } from './EngineStatus';
import styles from './styles.module.css';

/** What takes the place of the button. It shows its children until the engine has answered. */
export type Live<Start> = ComponentType<{ start: Start; children: ReactNode }>;

export type LoadLive<Start> = () => Promise<{ default: Live<Start> }>;

interface Props<Start> {
  /** Text of the button. */
  label: string;
  load: LoadLive<Start>;
  /** What is computed first. */
  start: Start;
  /** Whether the reader has asked for it already, by the link that led here. */
  isAsked?: () => boolean;
  /** What is shown without scripts, and before first use. */
  children: ReactNode;
}

/** Recorded values, and a button that loads what computes others. */
export function FirstUse<Start>({
  label,
  load,
  start,
  isAsked,
  children,
}: Props<Start>): ReactNode {
  const [phase, setPhase] = useState<'ready' | 'loading' | 'failed'>('ready');
  const [loaded, setLoaded] = useState<{ Live: Live<Start> }>();
  const use = (): void => {
    setPhase('loading');
    load().then(
      (module) => setLoaded({ Live: module.default }),
      () => setPhase('failed'),
    );
  };
  useEffect(() => {
    if (isAsked?.()) use();
    // oxlint-disable-next-line react/exhaustive-deps -- only when the page is opened
  }, []);
  if (loaded) return <loaded.Live start={start}>{children}</loaded.Live>;
  return (
    <>
      <EngineStatus phase={phase} onRetry={use} />
      {phase !== 'failed' && (
        <button
          type="button"
          className={styles.start}
          aria-disabled={phase === 'loading'}
          onClick={() => phase === 'ready' && use()}
        >
          {label}
        </button>
      )}
      {children}
    </>
  );
}
