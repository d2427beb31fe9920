import type { ReactNode } from 'react';
import { FirstUse } from '../Engine/FirstUse';
import { Panel } from '../Engine/Panel';

/** The request that the editor begins with. */
export interface TemplateStart {
  template: string;
  seed: string;
  reference: string;
}

/**
 * An editor for templates, which the reader asks for. Until then, and without scripts, it shows its children: the
 * recorded response to the request that it begins with.
 */
export default function TemplateEditor({
  children,
  ...start
}: TemplateStart & { children: ReactNode }): ReactNode {
  return (
    <Panel title="Template editor">
      <FirstUse label="Edit this template" load={() => import('./LiveEditor')} start={start}>
        {children}
      </FirstUse>
    </Panel>
  );
}
