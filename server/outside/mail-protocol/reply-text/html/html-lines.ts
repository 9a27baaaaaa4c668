import { htmlMarkOf, type HtmlMark } from './html-marks.ts';
import { htmlTokens, type HtmlToken } from '../../mail-html/html-tokens.ts';
import { lineOf, type ReplyLine } from '../reply-lines.ts';

/** A line as a reader sees it, with its position in the source. */
export interface HtmlLine extends ReplyLine {
  at: number;
  end: number;
  isSignature: boolean;
  /** Blank but for a picture. */
  isPicture: boolean;
}

const inline = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark q s samp small span ' +
    'strike strong sub sup td th time tt u var wbr o:p'
  ).split(' '),
);
const maxText = 1200;
const maxLines = 50_000;
const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);
const accents = new Map([
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['circ', '\u0302'],
  ['uml', '\u0308'],
  ['tilde', '\u0303'],
  ['cedil', '\u0327'],
  ['ring', '\u030A'],
]);

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(String(hex), 16) : null;
    if (code !== null) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    const word = String(name);
    const accent = accents.get(word.slice(1));
    return (
      entities.get(word.toLowerCase()) ?? (accent ? `${word[0] ?? ''}${accent}`.normalize('NFC') : whole)
    );
  });
}

interface OpenElement {
  name: string;
  mark: HtmlMark | null;
  at: number;
  /** The number of lines before it. */
  line: number;
  hasQuote: boolean;
}

class LineReader {
  readonly lines: HtmlLine[] = [];
  private readonly html: string;
  private readonly open: OpenElement[] = [];
  private readonly openNames = new Map<string, number>();
  private text = '';
  private textAt = -1;
  private textEnd = -1;

  constructor(html: string) {
    this.html = html;
  }

  private push(text: string, at: number, end: number, as: 'signature' | 'picture' | 'text' = 'text'): void {
    if (this.lines.length >= maxLines) return;
    this.lines.push({
      ...lineOf(text),
      at,
      end,
      isSignature: as === 'signature',
      isPicture: as === 'picture',
    });
  }

  private endLine(): boolean {
    const isFilled = this.textAt !== -1;
    if (isFilled) this.push(this.text, this.textAt, this.textEnd);
    this.text = '';
    this.textAt = -1;
    return isFilled;
  }

  private addText(at: number, end: number): void {
    const source = this.html.slice(at, Math.min(end, at + maxText));
    if (source.trim() === '' && this.textAt === -1) return;
    if (this.text.length < maxText) this.text += decode(source);
    if (this.textAt === -1) this.textAt = at;
    this.textEnd = end;
  }

  /** Replaces a quote by one quoted line, and a signature by a blank one. */
  private collapse(element: OpenElement, end: number): void {
    const { mark, at, line } = element;
    if (mark === null || mark === 'rest' || (mark === 'holder' && element.hasQuote)) return;
    const isFilled = this.lines.slice(line, line + 200).some(({ isBlank }) => !isBlank);
    if (!isFilled || this.lines.length <= line) return;
    this.lines.length = line;
    if (mark === 'signature') this.push('', at, end, 'signature');
    else this.push('>', at, end);
  }

  private close(name: string, end: number): void {
    if (!this.openNames.get(name)) return;
    for (;;) {
      const element = this.open.pop();
      if (!element) return;
      this.openNames.set(element.name, (this.openNames.get(element.name) ?? 1) - 1);
      this.collapse(element, end);
      const outer = this.open.at(-1);
      if (outer && (element.hasQuote || (element.mark === 'quote' && element.name === 'blockquote')))
        outer.hasQuote = true;
      if (element.name === name) return;
    }
  }

  private openTag({ name, at, end, isVoid }: HtmlToken): void {
    if (!inline.has(name)) {
      const isFilled = this.endLine();
      if (name === 'br' && !isFilled) this.push('', at, end);
      if (name === 'hr') this.push('-----', at, end);
    }
    if (name === 'img' && this.textAt === -1) this.push('', at, end, 'picture');
    if (isVoid) return;
    const mark = htmlMarkOf(name, this.html.slice(at, Math.min(end, at + 2000)));
    if (mark !== null) this.endLine();
    if (mark === 'rest') this.push('-----Original Message-----', at, at);
    this.open.push({ name, mark, at, line: this.lines.length, hasQuote: false });
    this.openNames.set(name, (this.openNames.get(name) ?? 0) + 1);
  }

  private addToken(token: HtmlToken): void {
    const { kind, name, at, end } = token;
    if (kind === 'text') {
      if (this.openNames.get('pre')) this.addPlain(at, end);
      else this.addText(at, end);
    } else if (kind === 'open') this.openTag(token);
    else if (kind === 'close') {
      const isMarked = this.open.at(-1)?.name === name && this.open.at(-1)?.mark !== null;
      if (!inline.has(name) || isMarked) {
        const isFilled = this.endLine();
        if (name === 'p' && isFilled) this.push('', at, at);
      } else if (name === 'td' || name === 'th') this.text += ' ';
      this.close(name, end);
    }
  }

  /** Adds text of a `<pre>`, where lines end as in plain text. */
  private addPlain(at: number, end: number): void {
    let from = at;
    while (from < end) {
      const found = this.html.indexOf('\n', from);
      const to = found === -1 || found >= end ? end : found;
      this.addText(from, to);
      if (to < end && !this.endLine()) this.push('', from, to);
      from = to + 1;
    }
  }

  read(): HtmlLine[] {
    for (const token of htmlTokens(this.html)) this.addToken(token);
    this.endLine();
    for (const element of this.open.toReversed()) this.collapse(element, this.html.length);
    return this.lines;
  }
}

/** Returns the lines of an HTML mail; an element that is marked as a quote becomes one line that begins with `>`. */
export function htmlLines(html: string): HtmlLine[] {
  return new LineReader(html).read();
}
