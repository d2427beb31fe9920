/** Programs of the guide to the stand-in, each of which `tests/robustness/stand-in/guide.ts` runs. */
import { MOCK_FILE } from './files.ts';

/** Where the stand-in listens unless told otherwise. */
export const ORIGIN = 'http://127.0.0.1:4010';

export const NODE_TEST = `
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from './fakewright-mock.mjs';

test('an order is the same for the same seed and reference', async () => {
  const headers = { 'X-API-Key': 'any-key' };
  const query = 'seed=42&reference=2026-03-14T12:00:00Z';
  const request = { method: 'GET', path: '/v1/composite/order', query, headers };
  const [first, second] = [await answer(request), await answer(request)];
  assert.equal(first.status, 200);
  assert.equal(first.body, second.body);
});
`;

export const PLAYWRIGHT_CONFIG = `
import { defineConfig } from '@playwright/test';

export default defineConfig({
  webServer: { command: 'node fakewright-mock.mjs --quiet --rate 0', port: 4010 },
  use: { extraHTTPHeaders: { 'X-API-Key': 'any-key' } },
});
`;

export const PLAYWRIGHT_TEST = `
import { expect, test } from '@playwright/test';

test('three names in Japanese', async ({ request }) => {
  const url = '${ORIGIN}/v1/person/full-name';
  const response = await request.get(url, { params: { locale: 'ja', count: 3, seed: 2 } });
  expect(response.status()).toBe(200);
  expect((await response.json()).data).toHaveLength(3);
});
`;

export const PYTEST = `
import json
import subprocess
import urllib.request

import pytest


@pytest.fixture(scope="session")
def api():
    command = ["node", "fakewright-mock.mjs", "--port", "0", "--quiet"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        yield process.stdout.readline().split()[-1]
        process.terminate()


def test_three_ibans(api):
    url = f"{api}/v1/finance/iban?country=DE&count=3&seed=42"
    request = urllib.request.Request(url, headers={"X-API-Key": "any-key"})
    with urllib.request.urlopen(request) as response:
        assert len(json.load(response)["data"]) == 3
`;

export const JUNIT = `
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Scanner;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class IbanTest {
  static Process process;
  static String api;

  @BeforeAll
  static void start() throws IOException {
    process = new ProcessBuilder("node", "fakewright-mock.mjs", "--port", "0", "--quiet").start();
    String line = new Scanner(process.getInputStream()).nextLine();
    api = line.substring(line.lastIndexOf(' ') + 1);
  }

  @AfterAll
  static void stop() {
    process.destroy();
  }

  @Test
  void oneIban() throws Exception {
    URI address = URI.create(api + "/v1/finance/iban?country=DE&seed=42");
    HttpRequest request = HttpRequest.newBuilder(address).header("X-API-Key", "any-key").build();
    assertEquals(200, HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).statusCode());
  }
}
`;

export const OPENAPI_FETCH = `
import createClient from 'openapi-fetch';
import type { paths } from './fakewright';

const client = createClient<paths>({
  baseUrl: '${ORIGIN}',
  headers: { 'X-API-Key': 'any-key' },
});
const { data, error } = await client.GET('/v1/finance/iban', {
  params: { query: { country: 'DE', count: 3, seed: 42 } },
});
console.log(data?.data ?? error?.detail);
`;

/**
 * A step of a workflow of GitHub Actions.
 *
 * @param address URL of the file, and `digest` its SHA-256.
 */
export function writeCiStep(address: string, digest: string): string {
  return `- name: Start the Fakewright API
  run: |
    curl --fail --silent --show-error --remote-name ${address}
    echo '${digest}  ${MOCK_FILE}' | sha256sum --check
    node ${MOCK_FILE} --quiet --rate 0 &
    curl --retry 20 --retry-delay 1 --retry-connrefused --silent --output /dev/null ${ORIGIN}`;
}
