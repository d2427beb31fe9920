import type { ApiView, OperationView } from '../view/types.ts';

function entry({ slug, title, tag }: OperationView) {
  return {
    operationId: slug,
    summary: title,
    tags: [tag],
    responses: { default: { description: title } },
  };
}

/**
 * A minimal description with the same operations, from which docusaurus-plugin-openapi-docs generates the
 * same page names. With the whole description it takes seconds: it dereferences it and converts it to a
 * Postman collection.
 */
export function createPageIndex(view: ApiView) {
  return {
    openapi: '3.1.1',
    info: { title: view.slug, version: view.version },
    tags: view.groups.map(({ name, label }) => ({ name, 'x-displayName': label })),
    // Pages are named after the operationId.
    paths: Object.fromEntries(
      view.operations.map((operation) => [`/${operation.slug}`, { get: entry(operation) }]),
    ),
  };
}
