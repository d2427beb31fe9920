/** Replaces `react-router-config` and `@docusaurus/router`: see matchRoutes.ts. */
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

/** Whether a route is static, not a pattern, and has another path. */
const isOther = (pathname: string, { path, exact }: RouteConfig): boolean =>
  exact === true && normalize(path) !== normalize(pathname) && !/[:*()?+\\]/.test(path);

/** The docs theme calls it without a route if the docs plugin is off, before it reports that. */
export const matchPath = (pathname: string, route?: RouteConfig): Match | null =>
  route && isOther(pathname, route) ? null : matchAnyPath(pathname, route ?? {});

/** Returns the first route that matches, and the one below it that matches. */
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

/** Renders the first route that matches. */
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
