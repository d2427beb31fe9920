/** Rules for style sheets that keep a small change of the page from restyling all of it: see bench/NOTES.md. */

/** An attribute selector on `class` that a combinator follows. */
const CLASS_ATTRIBUTE_AS_ANCESTOR = /\[class[^\]]*\](?:\[[^\]]*\]|[^\s>+~])*[\s>+~]/;

/** @type {import('stylelint').Config} */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'selector-disallowed-list': [
      [CLASS_ATTRIBUTE_AS_ANCESTOR],
      {
        splitList: true,
        message: (selector) =>
          `"${selector}" restyles the descendants of an element whenever any class of the element changes. Use a class or a data attribute.`,
      },
    ],
  },
};
