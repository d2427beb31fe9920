/** Rules for style sheets, so that a small change of a page does not restyle the whole page: see bench/NOTES.md. */

/** An attribute selector on `class` before a combinator. */
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
    'selector-pseudo-class-disallowed-list': [
      ['has'],
      {
        message:
          'Each change of the page matches :has() again, and restyles all of an element that contains much, such as body. Use a class that the build knows. For a small element, disable the rule in a comment with the reason.',
      },
    ],
  },
};
