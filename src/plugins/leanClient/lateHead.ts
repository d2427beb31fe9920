import { HelmetProvider } from 'react-helmet-async';
import type { HelmetServerState, ProviderProps } from 'react-helmet-async';

/** A part of a page that says something about its head. */
interface HeadPart {
  /** Makes the head anew from all parts that the page has by now. */
  emitChange: () => void;
}

/** What the provider has in common with the parts: the package has no types for it. */
interface WithParts {
  helmetData: { value: { helmetInstances: { add: (part: HeadPart) => void } } };
}

/**
 * Stands for the provider of a page's head on the server. The package makes the whole head anew with
 * each part that a page adds to it, up to ten times; here it is made once, when it is asked for.
 */
export class LateHeadProvider extends HelmetProvider {
  constructor(props: ProviderProps) {
    super(props);
    const { helmetInstances } = (this as unknown as WithParts).helmetData.value;
    const add = helmetInstances.add.bind(helmetInstances);
    let makeHead: (() => void) | undefined;
    helmetInstances.add = (part) => {
      const emitChange = part.emitChange.bind(part);
      part.emitChange = () => {
        makeHead = emitChange;
      };
      add(part);
    };
    const { context = {} }: { context?: { helmet?: HelmetServerState } } = props;
    let { helmet } = context;
    Object.defineProperty(context, 'helmet', {
      configurable: true,
      enumerable: true,
      get: () => {
        makeHead?.();
        makeHead = undefined;
        return helmet;
      },
      set: (made: HelmetServerState) => {
        helmet = made;
      },
    });
  }
}

export { LateHeadProvider as HelmetProvider };
