import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { Demonstration, Overview } from '@site/src/reference/render/overview';
import { operationPath } from '@site/src/site/urls';
import { jsonTokens } from '../CodeBlock/jsonTokens';
import { toHtml } from '../CodeBlock/toHtml';
import { Address } from './Address';
import styles from './styles.module.css';

/** Recorded output in a box, and where it comes from. */
function Example({ children, source }: { children: ReactNode; source?: ReactNode }): ReactNode {
  return (
    <div className={clsx(styles.example, 'ink')}>
      <dl>{children}</dl>
      <p className={styles.source}>
        <span>Recorded output</span>
        {source}
      </p>
    </div>
  );
}

interface RequestsProps {
  demonstration: Demonstration;
  /** A value to highlight. */
  repeated?: string;
  /** A name for each request. */
  names?: readonly string[];
}

function Requests({ demonstration, repeated, names = [] }: RequestsProps): ReactNode {
  const { slug, label, requests } = demonstration;
  return (
    <Example source={<Link to={operationPath(slug)}>Reference of {label}</Link>}>
      {requests.map(({ address, values }, index) => (
        <div key={address}>
          <dt>
            {names[index] && <span className={styles.name}>{names[index]}</span>}
            <Address address={address} />
          </dt>
          {values.map((value) => (
            <dd key={value} className={clsx(value === repeated && styles.repeated)}>
              {value}
            </dd>
          ))}
        </div>
      ))}
    </Example>
  );
}

/** JSON on one line, with a space after each colon and comma, and its highlighting. */
function oneLine(value: unknown): [code: string, tokens: string] {
  const json = JSON.stringify(value).replaceAll(/"(?:[^"\\]|\\.)*"|[:,]/g, (part) =>
    part.length === 1 ? `${part} ` : part,
  );
  return [json, jsonTokens(json)];
}

interface RuleProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Rule({ title, text, children }: RuleProps): ReactNode {
  return (
    <section className={styles.rule}>
      <Heading as="h3">{title}</Heading>
      <p>{text}</p>
      {children}
    </section>
  );
}

/** What all generators have in common, each point with recorded requests and their values. */
export function Demonstrations({
  seeds,
  locales,
  shapes,
}: Pick<Overview, 'seeds' | 'locales' | 'shapes'>): ReactNode {
  if (!seeds && !locales && shapes.length === 0) return null;
  return (
    <section aria-labelledby="rules">
      <Heading as="h2" id="rules">
        The same rules for every generator
      </Heading>
      <div className={styles.rules}>
        {seeds && (
          <Rule
            title="A seed repeats a response"
            text="Every response names its seed. Send it back with the same parameters, and you get the same values. Where values depend on the current time, send a reference too."
          >
            <Requests demonstration={seeds} repeated={seeds.requests[0]?.values[0]} />
          </Rule>
        )}
        {locales && (
          <Rule
            title="A locale changes names and places"
            text="One parameter selects the lists of another country. A generator without data for that locale returns English values."
          >
            <Requests demonstration={locales} names={locales.names} />
          </Rule>
        )}
        {shapes.length > 0 && (
          <Rule
            title="All successful responses have one shape"
            text="The values are always in data, and meta says how they were made, so one piece of code reads every response."
          >
            <Example>
              {shapes.map(({ slug, label, response }) => (
                <div key={slug}>
                  <dt>
                    <Link to={operationPath(slug)}>{label}</Link>
                  </dt>
                  <dd>
                    <code
                      className="plain"
                      dangerouslySetInnerHTML={{ __html: toHtml(...oneLine(response)) }}
                    />
                  </dd>
                </div>
              ))}
            </Example>
          </Rule>
        )}
      </div>
    </section>
  );
}
