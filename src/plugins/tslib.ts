/**
 * Replaces `tslib` in browsers. `@docusaurus/utils-common` needs only this helper. Because `tslib` is a CommonJS
 * module, Rspack would keep all helpers, which are 3.6 kB of compressed scripts.
 *
 * @returns A namespace with the module as its default export.
 */
export const __importDefault = (module: { __esModule?: boolean }): object =>
  module.__esModule ? module : { default: module };
