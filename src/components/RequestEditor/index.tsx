import type { ReactNode } from 'react';
import { LoadOnDemand } from '../Engine/LoadOnDemand';
import type { FormValues } from '../ParameterFields/controls';

/** First request of an editor. */
export interface InitialRequest {
  path: string;
  values: FormValues;
}

interface Props extends InitialRequest {
  title: string;
  /** Text of the button that opens the editor. */
  label: string;
  children: ReactNode;
}

/**
 * Renders a button that opens an editor for a request body. Until then, and without scripts, it shows its children:
 * the recorded response to the first request.
 */
export default function RequestEditor({ title, label, children, ...start }: Props): ReactNode {
  return (
    <LoadOnDemand title={title} label={label} load={() => import('./LiveEditor')} start={start}>
      {children}
    </LoadOnDemand>
  );
}
