import type { ApiView, OperationView } from '../view/types.ts';

function entry({ slug, title, tag }: OperationView) {
  return {
    operationId: slug,
    summary: title,
    tags: [tag],
    responses: { default: { description: title } },
  };
}

function byPath(operations: OperationView[], method?: string) {
  const paths: Record<string, Record<string, ReturnType<typeof entry>>> = {};
  for (const operation of operations) {
    const key = method ?? operation.method.toLowerCase();
    paths[operation.path] = { ...paths[operation.path], [key]: entry(operation) };
  }
  return paths;
}

/**
 * A minimal description with the same operations, from which docusaurus-plugin-openapi-docs generates the
 * same page names. With the whole description it takes seconds, or fails on recursive schemas: it
 * dereferences it and converts it to a Postman collection.
 */
export function createPageIndex(view: ApiView) {
  const isWebhook = ({ method }: OperationView) => method === 'EVENT';
  return {
    openapi: '3.1.1',
    info: { title: view.slug, version: view.version },
    tags: view.groups.map(({ name, label }) => ({ name, 'x-displayName': label })),
    paths: byPath(view.operations.filter((operation) => !isWebhook(operation))),
    webhooks: byPath(view.operations.filter(isWebhook), 'post'),
  };
}
