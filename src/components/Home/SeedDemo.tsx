import { useId } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { HomeData } from '@site/src/reference/render/homeData';
import { INTRODUCTION_PATH, operationPath } from '@site/src/site/urls';
import { RequestPath } from './RequestPath';
import styles from './styles.module.css';

interface OutputChoiceProps {
  legend: string;
  /** Type of the choice. The outputs have an attribute of the same name. */
  kind: 'seed' | 'locale';
  options: readonly string[];
}

/** Renders radio buttons. CSS shows the matching output, so that the choice works without scripts. */
function OutputChoice({ legend, kind, options }: OutputChoiceProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map((option, index) => (
        <label key={option}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            defaultChecked={index === 0}
            {...{ [`data-${kind}`]: index }}
          />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function SeedDemo(repeats: NonNullable<HomeData['repeats']>): ReactNode {
  const { slug, label, seeds, locales, outputs } = repeats;
  return (
    <section aria-labelledby="repeats" className={styles.split}>
      <div>
        <Heading as="h2" id="repeats">
          Same seed, same values
        </Heading>
        <p>
          Choose a seed, then come back to it: the values are the same again, in every programming
          language, in CI and on other machines.{' '}
          <Link to={`${INTRODUCTION_PATH}#repeat-a-response`}>Repeat a response</Link>
        </p>
        <p>
          Choose a locale for the names and places of another country.{' '}
          <Link to={`${INTRODUCTION_PATH}#choose-a-locale`}>Choose a locale</Link>
        </p>
      </div>
      <div className={clsx(styles.lab, 'ink')}>
        <div className={styles.choices}>
          <OutputChoice legend="Seed" kind="seed" options={seeds.map(String)} />
          <OutputChoice legend="Locale" kind="locale" options={locales.map(({ name }) => name)} />
        </div>
        <div className={styles.outputs} aria-live="polite">
          {outputs.map(({ seed, locale, requestTarget, values }) => (
            <div
              key={requestTarget}
              className={styles.output}
              data-seed={seed}
              data-locale={locale}
            >
              <RequestPath requestTarget={requestTarget} />
              <ol lang={locales[locale]?.tag}>
                {values.map((value) => (
                  <li key={value}>{value}</li>
                ))}
              </ol>
            </div>
          ))}
        </div>
        <p className={styles.source}>
          <span>Recorded responses</span>
          <Link to={operationPath(slug)}>{label} reference</Link>
        </p>
      </div>
    </section>
  );
}
