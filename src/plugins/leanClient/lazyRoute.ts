import { createElement, memo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { RouteComponentProps } from 'react-router';
import createRoute from '@docusaurus/core/lib/client/exports/ComponentCreator';

type Props = Pick<RouteComponentProps, 'location'>;

/** A route's component, and the loader of its scripts. */
type RouteComponent = ComponentType<Props> & { preload?: () => Promise<void> };

/**
 * Stands for the framework's `ComponentCreator`: prepares a route when it is first asked for. The
 * framework prepares all of them, 350 here, before the first page becomes interactive. It also renders
 * the old page once more when it begins to load the next one; here a page is rendered again only for
 * another address.
 */
export default function createLazyRoute(path: string, hash: string) {
  let route: RouteComponent | undefined;
  const find = (): RouteComponent => (route ??= createRoute(path, hash) as RouteComponent);
  const LazyRoute = (props: Props): ReactNode => createElement(find(), props);
  const isSame = (before: Props, after: Props): boolean => before.location === after.location;
  const preload = () => find().preload?.() ?? Promise.resolve();
  return Object.assign(memo(LazyRoute, isSame), { preload });
}
