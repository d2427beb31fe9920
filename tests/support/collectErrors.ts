import type { Page } from '@playwright/test';

/** URLs without a network request. */
const LOCAL = /^(?:data|blob|about):/;

/**
 * Collects errors on the console (also those of the content security policy), exceptions, failed requests, responses with an
 * error, requests to other hosts and requests that send data, from a page and all pages of its context.
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
    // A prefetch that a navigation cut short is not an error.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    errors.push(`request: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) errors.push(`response: ${response.status()} ${response.url()}`);
  });
  return errors;
}
