import type { ReactNode } from 'react';
import type { ServerData } from '@site/src/reference/print/pageData';
import { Fields } from '../Field';
import { Prose } from '../Prose';

/** Servers with their variables. */
export function ServerList({ servers }: { servers: readonly ServerData[] }): ReactNode {
  return servers.map(({ url, description, variables }, index) => (
    <section key={`${url} ${index}`}>
      <p>
        <code>{url}</code>
      </p>
      <Prose nodes={description} />
      {variables && <Fields fields={variables} />}
    </section>
  ));
}
