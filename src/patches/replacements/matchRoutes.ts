/** Replaces `react-router-config` and `@docusaurus/router`: see staticRoutes.ts. */
import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { matchPath as matchAnyPath, Route, Switch } from 'react-router';
import type { match as Match, RouteComponentProps, RouteProps } from 'react-router';

export { Redirect, useHistory, useLocation } from 'react-router';

interface RouteConfig {
  path: string;
  exact?: boolean;
  component: ComponentType<RouteComponentProps & { route: RouteConfig }>;
  routes?: RouteConfig[];
}

const normalize = (path: string): string => path.toLowerCase().replace(/\/$/, '');

/** Whether a route is a static path instead of a pattern, and differs from the path. */
const isOther = (pathname: string, { path, exact }: RouteConfig): boolean =>
  exact === true && normalize(path) !== normalize(pathname) && !/[:*()?+\\]/.test(path);

/** Without the docs plugin, the docs theme calls this without a route before it reports the error. */
export const matchPath = (pathname: string, route?: RouteConfig): Match | null =>
  route && isOther(pathname, route) ? null : matchAnyPath(pathname, route ?? {});

/** Returns the first matching route, and the matching route below it. */
export function matchRoutes(
  routes: RouteConfig[],
  pathname: string,
): { route: RouteConfig; match: Match }[] {
  for (const route of routes) {
    const match = matchPath(pathname, route);
    if (match) return [{ route, match }, ...matchRoutes(route.routes ?? [], pathname)];
  }
  return [];
}

export function renderRoutes(routes: RouteConfig[], extraProps?: object): ReactElement {
  const renderRoute = (route: RouteConfig): ReactElement => {
    const render: RouteProps['render'] = (props) =>
      createElement(route.component, { ...props, ...extraProps, route });
    return createElement(Route, { key: route.path, path: route.path, exact: route.exact, render });
  };
  const render: RouteProps['render'] = ({ location }) => {
    const possible = routes.filter((route) => !isOther(location.pathname, route));
    return createElement(Switch, null, possible.map(renderRoute));
  };
  return createElement(Route, { render });
}
