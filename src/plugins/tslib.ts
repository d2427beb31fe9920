/**
 * Replaces `tslib` in browsers. `@docusaurus/utils-common` needs this helper only, but it is a CommonJS module, for which
 * Rspack keeps all helpers: 3.6 kB of compressed scripts.
 *
 * @returns A namespace with the module as its default export.
 */
export const __importDefault = (module: { __esModule?: boolean }): object =>
  module.__esModule ? module : { default: module };
