/** Replaces `@docusaurus/ComponentCreator`: see lazyRoutes.ts. */
import { createElement, memo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { RouteComponentProps } from 'react-router';
import registry from '@generated/registry';
import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';

type Props = Pick<RouteComponentProps, 'location'>;

/** A route's component, with a function that loads its chunks. */
type RouteComponent = ComponentType<Props> & { preload?: () => Promise<void> };

if (typeof window === 'undefined') {
  for (const [chunk, entry] of Object.entries(registry)) entry[1] = chunk;
}

/** Creates the component at its first render or preload, and renders it again only for another location. */
export default function createLazyRoute(path: string, hash: string) {
  let route: RouteComponent | undefined;
  const find = (): RouteComponent => (route ??= createComponent(path, hash) as RouteComponent);
  const LazyRoute = (props: Props): ReactNode => createElement(find(), props);
  const isSame = (before: Props, after: Props): boolean => before.location === after.location;
  const preload = () => find().preload?.() ?? Promise.resolve();
  return Object.assign(memo(LazyRoute, isSame), { preload });
}
