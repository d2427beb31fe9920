import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import createRoute from '@docusaurus/core/lib/client/exports/ComponentCreator';

/** A route's component, and the loader of its scripts. */
type RouteComponent = ComponentType<object> & { preload?: () => Promise<void> };

/**
 * Stands for the framework's `ComponentCreator`: prepares a route when it is first asked for. The
 * framework prepares all of them, 350 here, before the first page becomes interactive.
 */
export default function createLazyRoute(path: string, hash: string): RouteComponent {
  let route: RouteComponent | undefined;
  const find = (): RouteComponent => (route ??= createRoute(path, hash) as RouteComponent);
  const LazyRoute = (props: object): ReactNode => createElement(find(), props);
  LazyRoute.preload = () => find().preload?.() ?? Promise.resolve();
  return LazyRoute;
}
