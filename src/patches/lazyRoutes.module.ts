import { createElement, memo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { RouteComponentProps } from 'react-router';
import createRoute from '@docusaurus/core/lib/client/exports/ComponentCreator';

type Props = Pick<RouteComponentProps, 'location'>;

/** A route's component, with the function that loads its chunks. */
type RouteComponent = ComponentType<Props> & { preload?: () => Promise<void> };

/**
 * Replaces Docusaurus' `ComponentCreator`: creates the component of a route when it is first rendered or
 * preloaded, and renders it again only when the location changes. See lazyRoutes.ts.
 */
export default function createLazyRoute(path: string, hash: string) {
  let route: RouteComponent | undefined;
  const find = (): RouteComponent => (route ??= createRoute(path, hash) as RouteComponent);
  const LazyRoute = (props: Props): ReactNode => createElement(find(), props);
  const isSame = (before: Props, after: Props): boolean => before.location === after.location;
  const preload = () => find().preload?.() ?? Promise.resolve();
  return Object.assign(memo(LazyRoute, isSame), { preload });
}
