import type { Api, Operation } from './read/model.ts';

function entry({ slug, title, tag }: Operation) {
  return {
    operationId: slug,
    summary: title,
    tags: [tag],
    responses: { default: { description: title } },
  };
}

function byPath(operations: Operation[], method?: string) {
  const paths: Record<string, Record<string, ReturnType<typeof entry>>> = {};
  for (const operation of operations) {
    const key = method ?? operation.method.toLowerCase();
    paths[operation.path] = { ...paths[operation.path], [key]: entry(operation) };
  }
  return paths;
}

/**
 * A description of the same operations that holds no more than the OpenAPI plugin needs to know
 * which pages there are.
 *
 * The plugin dereferences whatever it reads, converts it to a Postman collection and compresses
 * each operation, none of which these pages use: on the whole description that costs seconds, and
 * it fails on schemas that are recursive or boolean.
 */
export function createPageIndex(api: Api) {
  const isWebhook = ({ method }: Operation) => method === 'EVENT';
  return {
    openapi: '3.1.1',
    info: { title: api.slug, version: api.version },
    tags: api.groups.map(({ name, label }) => ({ name, 'x-displayName': label })),
    paths: byPath(api.operations.filter((operation) => !isWebhook(operation))),
    webhooks: byPath(api.operations.filter(isWebhook), 'post'),
  };
}
