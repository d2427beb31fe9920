import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import explorer from '@generated/engine/default/explorer.json';
import type { ExplorerData, ExplorerGenerator } from '@site/src/reference/view/explorer';
import { operationPath } from '@site/src/reference/site';
import { EngineStatus } from '../Engine/EngineStatus';
import { readAnswer } from '../Engine/readAnswer';
import { Announcement, Response } from '../Engine/Response';
import { useEngine } from '../Engine/useEngine';
import { ParameterFields } from '../ParameterFields';
import { createControls } from '../ParameterFields/controls';
import type { Values } from '../ParameterFields/controls';
import { Request } from '../Samples/Request';
import { Chooser } from './Chooser';
import { carryOver, toRequest, writeAddress } from './requests';
import styles from './styles.module.css';

/** What is computed first: the recorded response that it takes the place of. */
export interface ExplorerStart {
  slug: string;
  values: Values;
}

interface Chosen {
  generator: ExplorerGenerator;
  values: Values;
}

function startWith({ groups }: ExplorerData, { slug, values }: ExplorerStart): Chosen | undefined {
  const generators = groups.flatMap((group) => group.generators);
  const generator = generators.find((each) => each.slug === slug) ?? generators[0];
  return generator && { generator, values };
}

function Explorer(props: { data: ExplorerData; start: Chosen; children: ReactNode }): ReactNode {
  const { data, start, children } = props;
  const [{ generator, values }, setChosen] = useState(start);
  const { phase, operations, answered, ask, retry } = useEngine();
  const operation = operations?.[generator.path];
  const address = operation && writeAddress(generator.path, operation, values);
  useEffect(() => {
    if (address !== undefined) ask(toRequest(address));
  }, [ask, address]);
  const controls = useMemo(() => (operation ? createControls(operation) : []), [operation]);
  const answer = useMemo(() => answered && readAnswer(answered.response), [answered]);
  const status = <EngineStatus phase={phase} onRetry={retry} />;
  if (!answer || address === undefined)
    return (
      <>
        {status}
        {children}
      </>
    );
  const choose = (next: ExplorerGenerator): void => {
    if (next === generator) return;
    setChosen({ generator: next, values: carryOver(values, next.required) });
  };
  const isOfThis = answered?.request.path === generator.path;
  return (
    <>
      {status}
      <Chooser groups={data.groups} value={generator} onChoose={choose} />
      <ParameterFields
        controls={controls}
        values={values}
        faults={isOfThis ? answer.faults : {}}
        onChange={(name, value) => setChosen({ generator, values: { ...values, [name]: value } })}
      />
      <Announcement answer={answer} about={`${generator.label}: `} />
      <div className={styles.request}>
        <Request codes={data.get} address={address} />
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
  const chosen = startWith(explorer, start);
  if (!chosen) return children;
  return (
    <Explorer data={explorer} start={chosen}>
      {children}
    </Explorer>
  );
}
