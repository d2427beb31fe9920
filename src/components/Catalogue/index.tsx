import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type {
  CatalogueEntry,
  CatalogueOption,
  CatalogueTag,
} from '@site/src/reference/render/catalogue';
import catalogue from '@generated/reference/default/catalogue.json';
import { INTRODUCTION_PATH, operationPath } from '@site/src/site/urls';
import { connectFilter } from './connectFilter';
import styles from './styles.module.css';

const { tags, locales } = catalogue;

function CatalogueRow({
  slug,
  label,
  leadText,
  returns,
  sample,
  preview,
}: CatalogueEntry): ReactNode {
  return (
    <li>
      <Link className={styles.entry} to={operationPath(slug)}>
        <span className={styles.label}>
          {label}
          <span className={styles.reason} data-reason />
        </span>
        <span className={clsx(styles.lead, 'small-print')}>{leadText}</span>
        <span className="small-print">{returns}</span>
        <code className="plain small-print text--truncate">
          {preview && <span dangerouslySetInnerHTML={{ __html: preview }} />}
          {sample}
        </code>
      </Link>
    </li>
  );
}

function TagSection({ anchor, label, description, entries }: CatalogueTag): ReactNode {
  return (
    <section>
      <Heading as="h2" id={anchor} className="margin-top--none margin-bottom--xs">
        {label}{' '}
        <span className="small-print" data-count>
          {entries.length}
        </span>
      </Heading>
      {description && <p className="muted margin-bottom--sm">{description}</p>}
      <ul className={clsx('clean-list', styles.entries)}>
        {entries.map((entry) => (
          <CatalogueRow key={entry.slug} {...entry} />
        ))}
      </ul>
    </section>
  );
}

interface FilterSelectProps {
  label: string;
  name: string;
  /** Label of the option without a filter. */
  all: string;
  options: readonly CatalogueOption[];
}

const toOptions = (counts: Readonly<Record<string, number>>): FilterSelectProps['options'] =>
  Object.entries(counts).map(([name, count]) => [name, name, count]);

function FilterSelect({ label, name, all, options }: FilterSelectProps): ReactNode {
  return (
    <label className="labelled">
      {label}
      <select className="control" name={name}>
        <option value="">{all}</option>
        {options.map(([value, text, count]) => (
          <option key={value} value={value}>
            {text} ({count})
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * Focuses the filter if the reader came by a mouse click. On a touch screen, the keyboard would open. For readers with
 * a keyboard or screen reader, the page must start at its heading.
 */
function focusFilter(form: HTMLFormElement): void {
  const { keyboardNavigation } = document.documentElement.dataset;
  if (
    keyboardNavigation !== 'false' ||
    !window.matchMedia('(hover: hover) and (pointer: fine)').matches
  )
    return;
  form.querySelector('input')?.focus({ preventScroll: true });
}

/** Renders every generator by tag, with return type and sample value, below a form with filters. */
export function Catalogue(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { action, location } = useHistory();
  const isByMouse = action === 'PUSH' && location.hash === '';
  useEffect(() => {
    if (!form.current || !list.current || !status.current) return;
    const disconnect = connectFilter(
      { form: form.current, list: list.current, status: status.current },
      tags,
    );
    if (isByMouse) focusFilter(form.current);
    return disconnect;
    // oxlint-disable-next-line react/exhaustive-deps -- only when the page is opened
  }, []);

  return (
    <>
      <search className={clsx(styles.filters, 'margin-bottom--md')}>
        <form ref={form} autoComplete="off">
          <label className="labelled">
            Filter
            <input
              className="control"
              type="search"
              name="q"
              placeholder="Name, parameter or value"
              spellCheck="false"
            />
          </label>
          {/* On phones the choices are closed, because they are higher than the screen. */}
          <details className={styles.choices}>
            <summary>By tag, parameter, type or locale</summary>
            <div>
              <FilterSelect
                label="Tag"
                name="tag"
                all="All tags"
                options={tags.map(({ name, label, entries: own }) => [name, label, own.length])}
              />
              <FilterSelect
                label="Parameter"
                name="parameter"
                all="Any parameter"
                options={toOptions(catalogue.parameters)}
              />
              <FilterSelect
                label="Returns"
                name="returns"
                all="Any type"
                options={toOptions(catalogue.returns)}
              />
              <FilterSelect label="Locale" name="locale" all="Any locale" options={locales} />
            </div>
          </details>
        </form>
        <p ref={status} role="status" className="small-print margin-top--sm margin-bottom--none">
          {catalogue.count} generators
        </p>
      </search>
      <div ref={list} className={styles.list} data-prefetch="hover">
        <nav className={styles.tags} aria-label="Tags">
          {tags.map(({ anchor, label, entries }) => (
            <Link key={anchor} to={`#${anchor}`} className="chip">
              {label} <span className="small-print">{entries.length}</span>
            </Link>
          ))}
        </nav>
        {tags.map((tag) => (
          <TagSection key={tag.name} {...tag} />
        ))}
        <p className={styles.empty}>
          No generator has all of that in its name, description, tag, parameters or sample value.
          For a country, see{' '}
          <Link to={`${INTRODUCTION_PATH}#countries-and-nationalities`}>Countries</Link>.{' '}
          <button type="button" className="button button--sm button--outline button--primary">
            Show all
          </button>
        </p>
      </div>
    </>
  );
}
