import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { SeedSamples } from '@site/src/samples/explore';
import styles from './styles.module.css';

/** Everything that the explorer can show, as tables that need no scripts. */
export function AllResponses({ samples }: { samples: readonly SeedSamples[] }): ReactNode {
  const total = samples.reduce((sum, { responses }) => sum + responses.length, 0);
  return (
    <details className={styles.all}>
      <summary>All {total} responses</summary>
      {samples.map(({ slug, label, responses }) => (
        <table key={slug}>
          <caption>
            <Link to={`/docs/api/${slug}`}>{label}</Link>
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
                  <ul>
                    {data.map((value, index) => (
                      <li key={index}>
                        <code>{String(value)}</code>
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </details>
  );
}
