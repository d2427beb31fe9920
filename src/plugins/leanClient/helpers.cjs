/**
 * Stands for `tslib` in the browser: of its 4 kB (after compression), one function is called there, by
 * `@docusaurus/utils-common`.
 */
exports.__importDefault = (module) => (module?.__esModule ? module : { default: module });
