/** Stub of the package `msw` for tested programs. It has the functions of Mock Service Worker that posts use. */
export const HttpResponse = Response;

export const http = {
  all: (address, resolve) => (request) =>
    request.url.startsWith(address.replace('*', '')) ? resolve({ request }) : undefined,
};

export const graphql = {
  query: (name, resolve) => async (request) => {
    if (!request.url.endsWith('/graphql')) return undefined;
    const { query, variables } = await request.json();
    return query.startsWith(`query ${name}(`) ? resolve({ variables }) : undefined;
  },
};

export const setupServer = (...handlers) => ({
  close: () => undefined,
  listen: () => {
    globalThis.fetch = async (address, options) => {
      const request = new Request(address, options);
      for (const handle of handlers) {
        const response = await handle(request);
        if (response) return response;
      }
      throw new Error(`No handler for ${request.url}`);
    };
  },
});
