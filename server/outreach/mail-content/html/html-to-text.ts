import { compile } from 'html-to-text';

const convert = compile({
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
    {
      selector: 'table',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, colSpacing: 2, rowSpacing: 0 },
    },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(selector => ({ selector, options: { uppercase: false } })),
  ],
});

/** Converts an HTML body to plain text: link addresses follow their words, pictures are left out, variables stay. */
export function textOf(html: string): string {
  return convert(html)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
