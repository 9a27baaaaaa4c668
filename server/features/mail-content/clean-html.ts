import sanitizeHtml from 'sanitize-html';

const length = String.raw`-?\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|pt|%)?`;
const lengths = new RegExp(`^(?:(?:auto|${length})(?: |$)){1,4}$`);
const color = /^(?:#[\da-f]{3,8}|rgba?\([\d\s.,%]{1,40}\)|[a-z]{3,20})$/i;
const words = /^[a-z-]{1,20}$/;
const border = new RegExp(
  `^(?:none|0|${length} (?:solid|dashed|dotted|double) (?:#[\\da-f]{3,8}|rgba?\\([\\d\\s.,%]{1,40}\\)|[a-z]{3,20}))$`,
  'i',
);

/** What mail programs understand and what cannot load, cover or run anything. */
const styles: Record<string, RegExp[]> = {
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
  styles[`margin${side}`] = [lengths];
  styles[`padding${side}`] = [lengths];
  styles[`border${side}`] = [border];
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

/** Over https, or a picture of ours by its path. */
const showable = /^(?:https:\/\/|\/office\/api\/mail\/pictures\/[\w-]+$)/;
const ours = /^https?:\/\/[^/?#]+(\/office\/api\/mail\/pictures\/[\w-]+)$/;

/** An editor that copies a picture of ours gives it the address of its page. */
const shownPath = (src: string) => ours.exec(src)?.[1] ?? src;

/** People write `www.example.com`, which in a mail would lead nowhere. */
function withScheme({ href, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (href === undefined) return attribs;
  return { href: /^www\./i.test(href) ? `https://${href}` : href, ...attribs };
}

const options: sanitizeHtml.IOptions = {
  allowedTags: (
    'p br div span a img b strong i em u s strike del ins sub sup small big font center blockquote pre code hr ' +
    'h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table thead tbody tfoot tr td th caption colgroup col mark'
  ).split(' '),
  allowedAttributes: {
    '*': ['style', 'dir', 'lang', 'align', 'title'],
    a: ['href', 'target'],
    img: ['src', 'alt', 'width', 'height', 'border', 'data-hosted'],
    font: ['color', 'face', 'size'],
    ol: ['start', 'type'],
    ul: ['type'],
    table: tableAttributes,
    tr: tableAttributes,
    td: [...tableAttributes, 'colspan', 'rowspan', 'nowrap'],
    th: [...tableAttributes, 'colspan', 'rowspan', 'nowrap'],
    col: ['width', 'span'],
  },
  allowedStyles: { '*': styles },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: shownPath(attribs['src'] ?? '') } }),
    a: (tagName, attribs) => ({ tagName, attribs: withScheme(attribs) }),
  },
  // A place for a picture that may not be shown is no use to a reader.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !showable.test(attribs['src'] ?? ''),
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'head',
    'template',
    'svg',
    'math',
  ],
};

/**
 * HTML as mail may hold it: text, tables, pictures of ours or over https, links, and the inline styles that mail
 * programs understand. Variables stay, in links too; what was cleaned stays as it is when it is cleaned again.
 */
export function clean(html: string): string {
  return sanitizeHtml(html, options);
}
