import { Marked, type Tokens } from 'marked';

interface Section {
  /** Empty above the first heading. */
  id: string;
  title: string;
  depth: number;
  /** Plain text, for searching. */
  text: string;
}

export interface RenderedPage {
  title: string;
  /** Everything below the title. */
  html: string;
  sections: Section[];
}

export interface Size {
  width: number;
  height: number;
}

/** What a link or a picture leads to within the help; null where nothing is there. */
export interface Surroundings {
  hrefOf: (target: string) => string | null;
  pictureOf: (target: string) => ({ src: string } & Size) | null;
}

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, letter => escaped[letter] ?? letter);

/** The id that GitHub gives a heading, so that a link into a page works in both places. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const plain = (source: string) =>
  source
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_|>#]+|^[ :|-]+$/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Renders a page of docs/ in GitHub's Markdown. HTML within it is left out: the pages have none but comments. */
export function renderMarkdown(source: string, { hrefOf, pictureOf }: Surroundings): RenderedPage {
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      html: () => '',
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${slugOf(plain(text))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const target = hrefOf(href);
        return target === null ? text : `<a href="${escapeHtml(target)}">${text}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        const picture = pictureOf(href);
        if (!picture) return '';
        const { src, width, height } = picture;
        return `<img src="${escapeHtml(src)}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy" />`;
      },
      /** Scrolls by itself where the window is narrow, by the keyboard too. */
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], name: string) =>
          row.map(({ tokens }) => `<${name}>${this.parser.parseInline(tokens)}</${name}>`).join('');
        const label = escapeHtml(token.header.map(({ text }) => plain(text)).join(', '));
        const rows = token.rows.map(row => `<tr>${cells(row, 'td')}</tr>`).join('\n');
        return `<div class="table" role="group" tabindex="0" aria-label="${label}"><table>\n<thead><tr>${cells(token.header, 'th')}</tr></thead>\n<tbody>${rows}</tbody>\n</table></div>\n`;
      },
    },
  });
  const tokens = marked.lexer(source);
  const first = tokens.findIndex(token => token.type === 'heading' && token.depth === 1);
  const sections: Section[] = [{ id: '', title: '', depth: 1, text: '' }];
  for (const token of tokens.slice(first + 1)) {
    if (token.type === 'heading') {
      const title = plain((token as Tokens.Heading).text);
      sections.push({ id: slugOf(title), title, depth: (token as Tokens.Heading).depth, text: '' });
    } else {
      const last = sections.at(-1);
      if (last && token.type !== 'html') last.text += ` ${plain(token.raw)}`;
    }
  }
  const title = plain((tokens[first] as Tokens.Heading | undefined)?.text ?? '');
  return { title, html: marked.parser(tokens.slice(first + 1)), sections };
}
