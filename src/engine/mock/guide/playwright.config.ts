import { defineConfig } from '@playwright/test';

export default defineConfig({
  webServer: { command: 'node fakewright-mock.mjs --quiet --rate 0', port: 4010 },
  use: { extraHTTPHeaders: { 'X-API-Key': 'any-key' } },
});
