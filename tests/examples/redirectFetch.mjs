/** Preloaded in tested programs: redirects requests to the API to the server in the variable `API_ORIGIN`. */
const send = globalThis.fetch;

globalThis.fetch = (address, options) =>
  send(
    new URL(address).href.replace('https://api.fakewright.example', process.env.API_ORIGIN),
    options,
  );
