import { settleLines, type Lots } from '../fold-reply.ts';
import { htmlLines, type HtmlLine } from './html-lines.ts';
import { splitHtml, type Border } from './split-html.ts';

export interface FoldedHtml {
  visibleHtml: string;
  /** Empty if nothing is folded. */
  foldedHtml: string;
}

/** Blank lines go to the side of what follows, so that the visible part does not end in the space above a quote. */
function sidesOf(lines: readonly HtmlLine[], lots: Lots): Border['side'][] {
  let isBelowSignature = false;
  const own = lines.map(({ isBlank, isSignature, isPicture }, at) => {
    const isFolded = isSignature || (lots[at] ?? null) !== null;
    if (isSignature || !isBlank) isBelowSignature = isSignature || lots[at] === 'signature';
    if (isFolded || (isPicture && isBelowSignature)) return 'folded';
    return isBlank && !isPicture ? null : 'visible';
  });
  let next: Border['side'] = own.findLast(side => side !== null) ?? 'visible';
  return own
    .toReversed()
    .map(side => (next = side ?? next))
    .toReversed();
}

/**
 * Separates what a person wrote in an HTML mail, by the rules of `foldReply` for its lines, and by the elements with
 * which mail programs mark quotes and signatures.
 *
 * Needs the HTML as received, since sanitising removes the names of those elements; sanitise both halves before they
 * are shown. It is cut only between tags and within texts, and each half closes what it opens.
 */
export function foldHtml(html: string): FoldedHtml {
  const lines = htmlLines(html);
  const lots = settleLines(lines);
  const borders: Border[] = [];
  const sides = sidesOf(lines, lots);
  lines.forEach(({ at }, index) => {
    const side = sides[index] ?? 'visible';
    const before = lines[index - 1];
    if (side !== (sides[index - 1] ?? 'visible')) borders.push({ at: before?.end ?? at, side });
  });
  if (borders.length === 0) return { visibleHtml: html, foldedHtml: '' };
  const { visible, folded } = splitHtml(html, borders);
  return { visibleHtml: visible.trim(), foldedHtml: folded.trim() };
}
