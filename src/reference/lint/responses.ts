/** Lint rule for the responses of operations: each status of the server refers to its component. */
import type { Oas3Rule } from '@redocly/openapi-core';
import { keyLocation } from './nodes.ts';

/** Maps each error status to its component in `components/responses`. */
export const ERROR_COMPONENTS: Readonly<Record<string, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  408: 'RequestTimeout',
  413: 'PayloadTooLarge',
  414: 'UriTooLong',
  415: 'UnsupportedMediaType',
  429: 'TooManyRequests',
  431: 'HeadersTooLarge',
  500: 'InternalServerError',
  503: 'ServiceUnavailable',
};

/** Statuses that only operations with a request body have. */
const OF_BODIES = ['413', '415'];

/** Rule: an operation lists all statuses, and refers to the components of errors. */
export const responses: Oas3Rule = () => {
  let isPost = false;
  return {
    PathItem(item) {
      isPost = 'post' in item;
    },
    Responses(node, context) {
      const statuses = Object.keys(ERROR_COMPONENTS).filter(
        (status) => isPost || !OF_BODIES.includes(status),
      );
      const missing = ['200', ...statuses].filter((status) => !(status in node));
      const others = Object.keys(node).filter((each) => each !== '200' && !statuses.includes(each));
      if (missing.length > 0 || others.length > 0)
        context.report({
          message: `The server sends ${['200', ...statuses].join(', ')}. Correct ${[...missing, ...others].join(', ')}.`,
          location: keyLocation(context.location),
        });
      for (const [status, response] of Object.entries(node as Record<string, { $ref?: string }>)) {
        const component = ERROR_COMPONENTS[status];
        // Operations with a request body have specific examples of errors.
        if (component === undefined || (isPost && status === '400')) continue;
        const $ref = `../../components/responses/${component}.yaml`;
        if (response.$ref === $ref) continue;
        const message = `All operations share this error. Write \`$ref: ${$ref}\`.`;
        context.report({ message, location: keyLocation(context.location.child([status])) });
      }
    },
  };
};
