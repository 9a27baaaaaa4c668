/*
 * What HTML of sent and received mail may contain: text, tables, and the inline styles that mail programs understand.
 * Nothing in it can load, cover or run anything.
 */

const length = String.raw`-?\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|pt|%)?`;
const lengths = new RegExp(`^(?:(?:auto|${length})(?: |$)){1,4}$`);
const color = /^(?:#[\da-f]{3,8}|rgba?\([\d\s.,%]{1,40}\)|[a-z]{3,20})$/i;
const words = /^[a-z-]{1,20}$/;
const border = new RegExp(
  `^(?:none|0|${length} (?:solid|dashed|dotted|double) (?:#[\\da-f]{3,8}|rgba?\\([\\d\\s.,%]{1,40}\\)|[a-z]{3,20}))$`,
  'i',
);

/** The allowed values by property. */
export const mailStyles: Record<string, RegExp[]> = {
  color: [color],
  'background-color': [color],
  background: [color],
  'font-size': [lengths, words],
  'font-family': [/^[\w\s,'"-]{1,200}$/],
  'font-weight': [/^(?:normal|bold|bolder|lighter|[1-9]00)$/],
  'font-style': [words],
  'line-height': [lengths, words],
  'letter-spacing': [lengths, words],
  'text-align': [words],
  'text-decoration': [/^[a-z -]{1,40}$/],
  'text-transform': [words],
  'vertical-align': [words, lengths],
  'white-space': [words],
  'word-break': [words],
  direction: [words],
  display: [/^(?:block|inline|inline-block|table|table-row|table-cell|none)$/],
  width: [lengths],
  height: [lengths],
  'max-width': [lengths],
  'min-width': [lengths],
  'max-height': [lengths],
  'border-radius': [lengths],
  'border-collapse': [words],
  'border-spacing': [lengths],
  'border-color': [color],
  'list-style-type': [words],
};
for (const side of ['', '-top', '-right', '-bottom', '-left']) {
  mailStyles[`margin${side}`] = [lengths];
  mailStyles[`padding${side}`] = [lengths];
  mailStyles[`border${side}`] = [border];
}

const tableAttributes = [
  'width',
  'height',
  'align',
  'valign',
  'bgcolor',
  'border',
  'cellpadding',
  'cellspacing',
];

export const mailTags = (
  'p br div span a img b strong i em u s strike del ins sub sup small big font center blockquote pre code hr ' +
  'h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table thead tbody tfoot tr td th caption colgroup col mark'
).split(' ');

/** Allowed attributes of every tag except links and pictures. */
export const mailAttributes: Record<string, string[]> = {
  '*': ['style', 'dir', 'lang', 'align', 'title'],
  font: ['color', 'face', 'size'],
  ol: ['start', 'type'],
  ul: ['type'],
  table: tableAttributes,
  tr: tableAttributes,
  td: [...tableAttributes, 'colspan', 'rowspan', 'nowrap'],
  th: [...tableAttributes, 'colspan', 'rowspan', 'nowrap'],
  col: ['width', 'span'],
};

/** Tags whose contents are not text of the mail. */
export const silentTags = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'title',
  'template',
  'svg',
  'math',
];
