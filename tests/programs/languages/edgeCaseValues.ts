/** Request bodies with characters that are special in at least one language. */

const TEXTS: Record<string, string> = {
  'double quotation marks': 'She said "yes". """',
  'single quotation marks': "it's '''",
  'both quotation marks': `'"'"`,
  'typographic single quotes': '‘a’ ‚b‛',
  'typographic double quotes': '“a” „b‟',
  'an apostrophe as people type it': 'It’s {{person.first-name}}',
  backslashes: 'C:\\new\\table\\u0041\\',
  'a backslash before quotes': `\\" \\' \\\\" \\\\'`,
  'dollar signs': '$HOME ${HOME} $(id) $1 $& $$ {$x} $`',
  'grave accents': '`id` ``` `n',
  interpolation: '#{x} #$x #@x %{x} {{x}} {0} \\(x)',
  formats: '%s %n %% 100%',
  comments: '/* */ // # <!-- --> <# #> -- ;',
  tags: '<?php ?> <?= $x ?> </script> <%= x %>',
  'raw strings': `"# "## r#"a"# R"(b)" '@ @' "@ \`\`\``,
  'ends of documents': 'a\nEOF\nJSON\n\'@\n"@\n"""\n',
  'history of a shell': '!! !id ~ * ? [a-z] | & > /dev/null',
  'names of files': '@file @- -d --data',
  'line breaks': 'a\nb\r\n\tc\n\r',
  'line separators': 'a\u2028b\u2029c',
  'the next line of EBCDIC': 'a\u0085b',
  'a byte order mark': 'a\ufeffb',
  'control characters': '\0\u0001\b\f\v\u001b\u007f\u009f',
  'the direction of text': '\u202eabc\u202c \u2066d\u2069 \u200f',
  emoji: '😀 👩‍👩‍👧 🇵🇱',
  letters: 'Zażółć ñ 漢字 עברית',
  'the placeholders of samples': '\u0001address \u0001type /v1/custom/template',
  spaces: '  a  ',
  nothing: '',
};

const asKeys = Object.fromEntries(Object.values(TEXTS).map((text) => [text, text]));

const VALUES: Record<string, unknown> = {
  'an empty object': { a: {}, b: [{}, [], [[{}]]] },
  'numbers for keys': { list: { 0: 'a', 1: 'b' }, sparse: { 1: 'a', 7: 'b' }, text: { '01': 1 } },
  'names that mean something': JSON.parse(
    '{"__proto__":1,"constructor":2,"class":3,"nil":4,"A":5,"a":6}',
  ) as unknown,
  numbers: [0, -1.5, 1e21, 1e-7, 4_294_967_295, 9_007_199_254_740_991],
  'words for nothing': [null, true, false, 'null', 'true', 'None'],
  'every text as a key': asKeys,
  'lists in lists': { texts: Object.values(TEXTS), deep: { deep: [[asKeys, [null]], []] } },
};

/** Property values for request bodies, named after their special characters. */
export const EDGE_CASE_VALUES: readonly [name: string, value: unknown][] = Object.entries({
  ...TEXTS,
  ...VALUES,
});
