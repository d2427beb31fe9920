import { Fragment } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { titleOfAll } from '@site/src/reference/print/seedSamples';
import type { SeedSamples } from '@site/src/reference/print/seedSamples';
import { operationPath } from '@site/src/reference/site';
import styles from './styles.module.css';

/** All responses of the explorer as tables, which work without scripts. */
export function AllResponses({ generators }: { generators: readonly SeedSamples[] }): ReactNode {
  return (
    <details className={styles.all}>
      <summary>{titleOfAll(generators)}</summary>
      {generators.map(({ slug, label, responses }) => (
        <table key={slug}>
          <caption>
            <Link to={operationPath(slug)}>{label}</Link>
          </caption>
          <thead>
            <tr>
              <th scope="col">Seed</th>
              <th scope="col">Count</th>
              <th scope="col">Values</th>
            </tr>
          </thead>
          <tbody>
            {responses.map(({ data, meta }) => (
              <tr key={`${meta.seed} ${meta.count}`}>
                <td>{meta.seed}</td>
                <td>{meta.count}</td>
                <td>
                  {data.map((value, index) => (
                    <Fragment key={index}>
                      {index > 0 && ', '}
                      <code>{value}</code>
                    </Fragment>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </details>
  );
}
