import type { ReactNode } from 'react';
import { LoadOnDemand } from '../Engine/LoadOnDemand';
import type { FormValues } from '../ParameterFields/controls';

/** The request that an editor begins with. */
export interface EditorStart {
  path: string;
  values: FormValues;
}

interface Props extends EditorStart {
  title: string;
  /** Text of the button that opens it. */
  label: string;
  children: ReactNode;
}

/**
 * An editor for the body of a request, which the reader asks for. Until then, and without scripts, it shows its
 * children: the recorded response to the request that it begins with.
 */
export default function RequestEditor({ title, label, children, ...start }: Props): ReactNode {
  return (
    <LoadOnDemand title={title} label={label} load={() => import('./LiveEditor')} start={start}>
      {children}
    </LoadOnDemand>
  );
}
