/** A run of text: plain, a screen text (`isShown`) or a link. */
export interface GuideSpan {
  text: string;
  isShown?: true;
  href?: string;
}

const marked = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Parses a line of a guide: **…** is a screen text, [words](address) a link. */
export function spansOf(line: string): GuideSpan[] {
  const spans: GuideSpan[] = [];
  let end = 0;
  for (const found of line.matchAll(marked)) {
    const [whole, shown, text = '', href = ''] = found;
    if (found.index > end) spans.push({ text: line.slice(end, found.index) });
    spans.push(shown === undefined ? { text, href } : { text: shown, isShown: true });
    end = found.index + whole.length;
  }
  if (end < line.length) spans.push({ text: line.slice(end) });
  return spans;
}

export const linesOf = (text: string): string[] => text.split('\n').filter(line => line.trim());

/** Lines of "server reply|what to do". */
export const remediesOf = (text: string): { said: string; remedy: string }[] =>
  linesOf(text).map(line => {
    const [said = '', remedy = ''] = line.split('|');
    return { said: said.trim(), remedy: remedy.trim() };
  });
