/** Compares the patch for route matching with the functions of React Router. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { matchRoutes, renderRoutes } from 'react-router-config';
import type { RouteConfig } from 'react-router-config';
import { expect, test } from 'vitest';
import * as patch from '../../../../src/patches/replacements/matchRoutes';

type Routes = Parameters<typeof patch.matchRoutes>[0];

/** The functions of React Router, with the types of the patch. */
const library = {
  matchRoutes: (routes: Routes, path: string) => matchRoutes(routes as RouteConfig[], path),
  renderRoutes: (routes: Routes) => renderRoutes(routes as RouteConfig[]),
};

/** Route component that renders its path and the routes below it. */
const component = ({ route }: { route: Routes[number] }) =>
  createElement('p', null, route.path, route.routes && library.renderRoutes(route.routes));

const toRoutes = (paths: string): Routes =>
  paths.split(' ').map((path) => ({ path, exact: true, component }));

const inner = toRoutes('/base/docs /base/docs/a /base/docs/b/');

/** Routes in the format of Docusaurus: static paths, patterns, two paths that match each other, and a path that never matches. */
const routes: Routes = [
  ...toRoutes('/base/blog /base/docs /base/café /base/tags/:tag /base/(a|b)/c /base/Blog'),
  {
    path: '/base/docs',
    component,
    routes: [{ path: '/base/docs', component, routes: inner }],
  },
  ...toRoutes('/base/docs/late /base/'),
  { path: '*', component },
];

const paths = [
  '/ /base /base/ /base/blog /BASE/Blog/ /base/blog// /base/blog.html /base/docs /base/docs/',
  '/base/docs/a /base/docs/A/ /base/docs/b /base/docs/b/ /base/docs/c /base/docs/late',
  '/base/docs.html /base/tags/x /base/a/c /base/d/c /base/café /base/caf%C3%A9',
].flatMap((line) => line.split(' '));

test.each(paths)('the patch matches and renders the path %s as React Router does', (path) => {
  expect(patch.matchRoutes(routes, path)).toEqual(library.matchRoutes(routes, path));
  for (const route of routes) {
    const [first] = library.matchRoutes([route], path);
    expect(patch.matchPath(path, route), route.path).toEqual(first?.match ?? null);
  }
  const render = (children: ReturnType<typeof patch.renderRoutes>): string =>
    renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [path] }, children));
  expect(render(patch.renderRoutes(routes))).toBe(render(library.renderRoutes(routes)));
});
