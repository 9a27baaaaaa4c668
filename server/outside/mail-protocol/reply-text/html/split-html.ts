import { htmlTokens } from '../../mail-html/html-tokens.ts';

type Side = 'visible' | 'folded';

/** The place from which on the source belongs to a side. */
export interface Border {
  at: number;
  side: Side;
}

interface OpenTag {
  name: string;
  source: string;
  isOpen: Record<Side, boolean>;
}

const closesParagraph = new Set(
  'address article blockquote center div dl fieldset form h1 h2 h3 h4 h5 h6 header hr ol p pre section table ul'.split(
    ' ',
  ),
);
const closesItself = new Set(['li', 'td', 'th', 'tr', 'dt', 'dd', 'option']);

/** Splits HTML into two halves: elements that cross a border are opened and closed on both sides. */
class HtmlSplitter {
  private readonly out: Record<Side, string[]> = { visible: [], folded: [] };
  private readonly stack: OpenTag[] = [];
  private readonly names = new Map<string, number>();
  /** How many of the stack are open on a side, from the outermost. */
  private readonly opened: Record<Side, number> = { visible: 0, folded: 0 };

  /** Opens on a side the elements around the current place. */
  private enter(side: Side): void {
    for (let at = this.opened[side]; at < this.stack.length; at += 1) {
      const tag = this.stack[at];
      if (!tag || tag.isOpen[side]) continue;
      this.out[side].push(tag.source);
      tag.isOpen[side] = true;
    }
    this.opened[side] = this.stack.length;
  }

  private pop(): string | null {
    const tag = this.stack.pop();
    if (!tag) return null;
    this.names.set(tag.name, (this.names.get(tag.name) ?? 1) - 1);
    for (const side of ['visible', 'folded'] as const) {
      if (tag.isOpen[side]) this.out[side].push(`</${tag.name}>`);
      this.opened[side] = Math.min(this.opened[side], this.stack.length);
    }
    return tag.name;
  }

  open(name: string, source: string, side: Side): void {
    const last = this.stack.at(-1)?.name;
    if (last === 'p' ? closesParagraph.has(name) : last === name && closesItself.has(name)) this.pop();
    this.enter(side);
    this.out[side].push(source);
    this.stack.push({
      name,
      source,
      isOpen: { visible: side === 'visible', folded: side === 'folded' },
    });
    this.opened[side] = this.stack.length;
    this.names.set(name, (this.names.get(name) ?? 0) + 1);
  }

  close(name: string): void {
    if (!this.names.get(name)) return;
    while (this.stack.length > 0) if (this.pop() === name) return;
  }

  put(source: string, side: Side): void {
    if (source.trim() !== '') this.enter(side);
    this.out[side].push(source);
  }

  finish(): Record<Side, string> {
    while (this.stack.length > 0) this.pop();
    return { visible: this.out.visible.join(''), folded: this.out.folded.join('') };
  }
}

/** Splits HTML at borders in rising order; everything before the first is visible. */
export function splitHtml(html: string, borders: readonly Border[]): Record<Side, string> {
  const splitter = new HtmlSplitter();
  let next = 0;
  let side: Side = 'visible';
  const advance = (at: number) => {
    for (let border = borders[next]; border && border.at <= at; border = borders[next]) {
      ({ side } = border);
      next += 1;
    }
  };
  for (const { kind, name, at, end, isVoid } of htmlTokens(html)) {
    advance(at);
    if (kind === 'close') splitter.close(name);
    else if (kind === 'open' && !isVoid) splitter.open(name, html.slice(at, end), side);
    else if (kind !== 'text') splitter.put(html.slice(at, end), side);
    else {
      let from = at;
      for (let border = borders[next]; border && border.at < end; border = borders[next]) {
        splitter.put(html.slice(from, border.at), side);
        from = border.at;
        advance(from);
      }
      splitter.put(html.slice(from, end), side);
    }
  }
  return splitter.finish();
}
