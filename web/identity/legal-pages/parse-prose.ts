/** A run of text, with an address if it is a link. */
export interface Span {
  text: string;
  href?: string;
}

export type Block = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] };

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of line.matchAll(link)) {
    const [whole, text = '', href = ''] = found;
    if (found.index > end) spans.push({ text: line.slice(end, found.index) });
    spans.push({ text, href });
    end = found.index + whole.length;
  }
  if (end < line.length) spans.push({ text: line.slice(end) });
  return spans;
}

/**
 * Parses a legal text: each line is a paragraph, lines that begin with "- " form a list, [words](address) is a link.
 */
export function parseProse(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n').filter(each => each.trim())) {
    const last = blocks.at(-1);
    if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', spans: spansOf(line) });
    else if (last?.kind === 'list') last.items.push(spansOf(line.slice(2)));
    else blocks.push({ kind: 'list', items: [spansOf(line.slice(2))] });
  }
  return blocks;
}
