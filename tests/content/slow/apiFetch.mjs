/** For programs of a test: requests to the API go to the server whose address the environment names. */
const send = globalThis.fetch;

globalThis.fetch = (address, options) =>
  send(
    new URL(address).href.replace('https://api.fakewright.example', process.env.API_ORIGIN),
    options,
  );
