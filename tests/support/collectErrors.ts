import type { Page } from '@playwright/test';

/** Matches URLs that do not cause a network request. */
const LOCAL = /^(?:data|blob|about):/;

/**
 * Collects errors of a page and of all pages in its context: console errors (including violations of the content security
 * policy), exceptions, failed requests, error responses, requests to other hosts, and requests that send data.
 */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  const context = page.context();
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error') errors.push(`console: ${message.text()} ${url}`.trim());
  });
  context.on('weberror', (each) => errors.push(`exception: ${each.error().message}`));
  page.on('websocket', (socket) => errors.push(`socket: ${socket.url()}`));
  context.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (!LOCAL.test(request.url()) && hostname !== 'localhost') {
      errors.push(`other host: ${request.url()}`);
    }
    if (request.method() !== 'GET') errors.push(`${request.method()}: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    // A request that a navigation aborted, such as a prefetch, is not an error.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    errors.push(`request: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) errors.push(`response: ${response.status()} ${response.url()}`);
  });
  return errors;
}
