import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import explorer from '@generated/engine/default/explorer.json';
import type { ExplorerGenerator } from '@site/src/reference/view/explorer';
import { operationPath } from '@site/src/reference/site';
import { EngineStatus } from '../Engine/EngineStatus';
import { readAnswer } from '../Engine/readAnswer';
import { completeBody, toRequest, writeAddress, writeCodes } from '../Engine/request';
import { Announcement, Response } from '../Engine/Response';
import { useEngine } from '../Engine/useEngine';
import { ParameterFields } from '../ParameterFields';
import { createControls } from '../ParameterFields/controls';
import type { Values } from '../ParameterFields/controls';
import { Request } from '../Samples/Request';
import { readChosen, writeChosen } from './address';
import type { Chosen } from './address';
import { Chooser } from './Chooser';
import { carryOver } from './requests';
import styles from './styles.module.css';

/** What is computed first: the recorded response that it takes the place of. */
export interface ExplorerStart {
  slug: string;
  values: Values;
}

/** Milliseconds. Browsers refuse `replaceState` on every keystroke. */
const ADDRESS_DELAY = 300;

const all = explorer.groups.flatMap(({ generators }) => generators);

/** What the address of the page names, or what the explorer begins with. */
function readStart({ slug, values }: ExplorerStart): Chosen | undefined {
  const generator = all.find((each) => each.slug === slug);
  return readChosen(window.location.search, all) ?? (generator && { generator, values });
}

/**
 * What is chosen, which the page's address follows: a choice from the list is an entry of the history, what is typed is
 * not. Not through React Router: Docusaurus would move the focus to the top, as for another page.
 */
function useChosen(start: Chosen): [Chosen, (next: Chosen, isEntry?: boolean) => void] {
  const [chosen, setChosen] = useState(start);
  const [pathname] = useState(() => window.location.pathname);
  const search = writeChosen(chosen);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const { history, location } = window;
      if (location.pathname !== pathname || location.search === search) return;
      history.replaceState(history.state, '', pathname + search + location.hash);
    }, ADDRESS_DELAY);
    return () => window.clearTimeout(timer);
  }, [pathname, search]);
  useEffect(() => {
    const onPop = (): void => {
      if (window.location.pathname === pathname)
        setChosen(readChosen(window.location.search, all) ?? start);
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [pathname, start]);
  const change = (next: Chosen, isEntry = false): void => {
    if (isEntry) window.history.pushState(null, '', pathname + writeChosen(next));
    setChosen(next);
  };
  return [chosen, change];
}

function Explorer({ start, children }: { start: Chosen; children: ReactNode }): ReactNode {
  const [{ generator, values }, change] = useChosen(start);
  const { phase, operations, answered, ask, retry } = useEngine();
  const { path } = generator;
  const operation = operations?.[path];
  const request = useMemo(
    () => operation && toRequest(path, operation, values),
    [operation, path, values],
  );
  useEffect(() => {
    if (request) ask(request);
  }, [ask, request]);
  const controls = useMemo(() => (operation ? createControls(operation) : []), [operation]);
  const body =
    operation?.method === 'POST' ? JSON.stringify(completeBody(operation, values)) : undefined;
  const codes = useMemo(
    () => writeCodes({ ...explorer.template, ...(body && { body: JSON.parse(body) as unknown }) }),
    [body],
  );
  const answer = useMemo(() => answered && readAnswer(answered.response), [answered]);
  const status = <EngineStatus phase={phase} onRetry={retry} />;
  if (!answer || !operation)
    return (
      <>
        {status}
        {children}
      </>
    );
  const faults = answered?.request.path === path ? answer.faults : {};
  const choose = (next: ExplorerGenerator, isEntry: boolean): void => {
    const known = operations[next.path];
    if (next === generator || !known) return;
    const kept = carryOver(values, { next: known, faults, required: next.required });
    change({ generator: next, values: kept }, isEntry);
  };
  return (
    <>
      {status}
      <Chooser groups={explorer.groups} value={generator} onChoose={choose} />
      <ParameterFields
        controls={controls}
        values={values}
        faults={faults}
        onChange={(name, value) => change({ generator, values: { ...values, [name]: value } })}
      />
      <Announcement answer={answer} about={`${generator.label}: `} />
      <div className={styles.request}>
        <Request codes={codes} address={writeAddress(path, operation, values)} />
      </div>
      <Response answer={answer} />
      <p className={styles.more}>
        Computed in your browser. Nothing is sent.{' '}
        <Link to={operationPath(generator.slug)}>{generator.label}: what each parameter means</Link>
      </p>
    </>
  );
}

/** The explorer with the engine behind it. Until the engine has answered, it shows its children. */
export default function LiveExplorer({
  start,
  children,
}: {
  start: ExplorerStart;
  children: ReactNode;
}): ReactNode {
  const [chosen] = useState(() => readStart(start));
  if (!chosen) return children;
  return <Explorer start={chosen}>{children}</Explorer>;
}
