/** Redirects API requests to the server in the variable `API_ORIGIN`. Tests preload this module in tested programs. */
const send = globalThis.fetch;

globalThis.fetch = (address, options) =>
  send(
    new URL(address).href.replace('https://api.fakewright.example', process.env.API_ORIGIN),
    options,
  );
