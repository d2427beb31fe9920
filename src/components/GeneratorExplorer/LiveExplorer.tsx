import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeInline from '@theme/CodeInline';
import catalogue from '@generated/reference/default/catalogue.json';
import descriptions from '@generated/reference/default/descriptions';
import type { CatalogueEntry } from '@site/src/reference/render/catalogue';
import { CATALOGUE_LABEL } from '@site/src/site/sidebar';
import { CATALOGUE_PATH, EXPLORER_FIELD, operationPath } from '@site/src/site/urls';
import { LiveRequest } from '../Engine/LiveRequest';
import { useEngine } from '../Engine/useEngine';
import { QUERY_UPDATE_DELAY, setPageQuery } from '../pageQuery';
import type { FormValues } from '../ParameterFields/controls';
import { common } from '../apiData';
import { GeneratorPicker } from './GeneratorPicker';
import { keepCommonValues, parseSelection, stringifySelection } from './selection';
import type { GeneratorSelection } from './selection';

/** First request of the explorer. It replaces the recorded response. */
interface ExplorerStart {
  slug: string;
  values: FormValues;
}

const all = catalogue.tags.flatMap(({ entries }) => entries);

/** Reads generator and values from the URL. Without a generator in the URL, returns the first request. */
function readStart({ slug, values }: ExplorerStart): GeneratorSelection {
  const generator = all.find((each) => each.slug === slug);
  if (!generator) throw new Error(`The explorer has no generator with the slug ${slug}.`);
  return parseSelection(window.location.search, all) ?? { generator, values };
}

/** Returns whether the URL names an existing generator. If the generator does not exist, also returns its name. */
function readLink(): { isChosen: boolean; unknown?: string } {
  const { search } = window.location;
  if (parseSelection(search, all)) return { isChosen: true };
  const unknown = new URLSearchParams(search).get(EXPLORER_FIELD);
  return { isChosen: false, ...(unknown && { unknown }) };
}

/**
 * Returns the selected generator with its values, and keeps the URL in sync. A selection from the list adds an entry to
 * the history, but typing does not.
 */
function useChosen(
  start: ExplorerStart,
): [GeneratorSelection, (next: GeneratorSelection, isEntry?: boolean) => void] {
  const [chosen, setChosen] = useState(() => readStart(start));
  const [pathname] = useState(() => window.location.pathname);
  const search = stringifySelection(chosen);
  useEffect(() => {
    const timer = window.setTimeout(() => setPageQuery(pathname, search), QUERY_UPDATE_DELAY);
    const onPop = (): void => {
      if (window.location.pathname === pathname) setChosen(readStart(start));
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('popstate', onPop);
    };
  }, [pathname, search, start]);
  const change = (next: GeneratorSelection, isEntry = false): void => {
    if (isEntry) setPageQuery(pathname, stringifySelection(next), true);
    setChosen(next);
  };
  return [chosen, change];
}

const tagOf = (generator: CatalogueEntry) =>
  catalogue.tags.find(({ entries }) => entries.includes(generator));

/** Returns the descriptions of a generator's parameters, keyed by name. Descriptions of a whole tag are loaded together. */
function useDescriptions(generator: CatalogueEntry): FormValues | undefined {
  const [loaded, setLoaded] = useState<Record<string, FormValues>>({});
  const { name = '' } = tagOf(generator) ?? {};
  useEffect(() => {
    descriptions[name]?.().then(
      (module) => setLoaded((before) => ({ ...before, ...module.default })),
      // Ignores a failure, because the fields can be used without descriptions.
      () => undefined,
    );
  }, [name]);
  return loaded[generator.path];
}

/** Renders breadcrumbs that lead back to the reference. */
function Breadcrumbs({ generator }: { generator: CatalogueEntry }): ReactNode {
  const tag = tagOf(generator);
  const links = [
    [CATALOGUE_LABEL, CATALOGUE_PATH],
    [tag?.label, `${CATALOGUE_PATH}#${tag?.anchor}`],
    [generator.label, operationPath(generator.slug)],
  ] as const;
  return (
    <nav aria-label="Breadcrumbs" className="margin-bottom--sm">
      <ul className="breadcrumbs">
        {links.map(([label, path]) => (
          <li key={path} className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to={path}>
              {label}
            </Link>
          </li>
        ))}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">Explorer</span>
        </li>
      </ul>
    </nav>
  );
}

interface Props {
  start: ExplorerStart;
  children: ReactNode;
}

/** Renders the explorer. Until the first response, it shows its children. */
export default function LiveExplorer({ start, children }: Props): ReactNode {
  const [{ generator, values }, change] = useChosen(start);
  const engine = useEngine(generator.path, values);
  const [{ isChosen, unknown }] = useState(readLink);
  const choose = (next: CatalogueEntry, isEntry: boolean): void => {
    const known = engine.operations?.[next.path];
    if (next === generator || !known) return;
    const { errors } = engine;
    const kept = keepCommonValues(values, { next: known, common, errors, required: next.required });
    change({ generator: next, values: kept }, isEntry);
  };
  return (
    <LiveRequest
      engine={engine}
      path={generator.path}
      values={values}
      onChange={(next) => change({ generator, values: next })}
      about={`${generator.label}: `}
      picker={
        <>
          {unknown && (
            <p className="alert alert--warning" role="status">
              There is no generator <CodeInline>{unknown}</CodeInline>. Choose one from the list.
            </p>
          )}
          <Breadcrumbs generator={generator} />
          <GeneratorPicker tags={catalogue.tags} value={generator} onChoose={choose} />
        </>
      }
      // Keeps the focus if the reader did not follow a link to the explorer: they may be reading the text below.
      focus={isChosen ? 'parameters' : unknown ? 'form' : 'none'}
      descriptions={useDescriptions(generator)}
    >
      {children}
    </LiveRequest>
  );
}
