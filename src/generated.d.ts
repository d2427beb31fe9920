/** Made by `npm run api`; type checks do not wait for it. */
declare module '@site/.api/catalogue.json' {
  const catalogue: import('./api/catalogue').Catalogue;
  export default catalogue;
}
