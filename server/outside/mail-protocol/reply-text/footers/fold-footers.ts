import { isBoxedDisclaimer, isDisclaimer, joinSeen, leadsToDisclaimer } from './disclaimers.ts';
import { isMobileSignature } from './mobile-signatures.ts';
import { isRule, type LineSpan, type ReplyLine } from '../reply-lines.ts';
import { isDrawnLine, isSignatureMark } from '../separators.ts';

export type FooterKind = 'signature' | 'disclaimer';

/** Folds the lines that a rule found below what a person wrote. */
export type Fold = (from: number, to: number, kind: FooterKind) => void;

const maxSignature = 40;
const maxBox = 40;
const maxParagraphs = 40;
const contact = /@[\w-]+\.\w|https?:\/\/|\bwww\.|\+?\d[\d ()./-]{6,20}\d/i;
const sentenceEnd = /[.?!。？！]$/;

function filled(lines: readonly ReplyLine[], from: number, to: number): ReplyLine[] {
  return lines.slice(from, to + 1).filter(line => !line.isBlank);
}

/** Returns the last line that is neither blank nor one to skip; `from - 1` if there is none. */
function lastFilled(
  lines: readonly ReplyLine[],
  { from, to }: LineSpan,
  isPassed: (line: ReplyLine) => boolean = () => false,
): number {
  let at = to;
  for (; at >= from; at -= 1) {
    const line = lines[at];
    if (line && !line.isBlank && !isPassed(line)) break;
  }
  return at;
}

/** Returns where drawn lines at the end begin, which separate nothing. */
function trailingDrawnLines(lines: readonly ReplyLine[], span: LineSpan): number | null {
  const last = lastFilled(lines, span, isDrawnLine);
  for (let at = last + 1; at <= span.to; at += 1)
    if (!lines[at]?.isBlank) return last < span.from ? null : at;
  return null;
}

function isContacts(below: readonly ReplyLine[]): boolean {
  return (
    below.length > 0 &&
    below.every(({ seen }) => seen.length <= 80) &&
    below.some(({ seen }) => contact.test(seen)) &&
    !below.some(({ seen }) => sentenceEnd.test(seen) && seen.length > 20)
  );
}

/** From the mark of a signature to the end. */
function markedSignature(
  lines: readonly ReplyLine[],
  { from, to }: LineSpan,
  isFirst: boolean,
): number | null {
  for (let at = isFirst ? from + 1 : from; at <= to; at += 1) {
    const line = lines[at];
    if (line && isSignatureMark(line)) return filled(lines, at + 1, to).length <= maxSignature ? at : null;
  }
  return null;
}

/** Folds footers between two drawn lines of the same kind, and says where the last of them ends. */
function foldBoxes(lines: readonly ReplyLine[], { from, to }: LineSpan, fold: Fold): number {
  let open: number | null = null;
  let end = from - 1;
  for (let at = from; at <= to; at += 1) {
    const line = lines[at];
    if (!line || !isRule(line) || line.seen.length < 5) continue;
    const isClose = open !== null && at - open <= maxBox && lines[open]?.seen[0] === line.seen[0];
    if (open !== null && isClose && isBoxedDisclaimer(joinSeen(lines.slice(open + 1, at)), line.seen)) {
      fold(open, at, 'disclaimer');
      end = at;
      open = null;
    } else open = at;
  }
  return end;
}

/** Returns where the legal footers at the end of a text begin, or null. */
function disclaimerStart(lines: readonly ReplyLine[], { from, to }: LineSpan): number | null {
  let start: number | null = null;
  let end = to;
  for (let count = 0; count < maxParagraphs; count += 1) {
    while (end >= from && lines[end]?.isBlank) end -= 1;
    let begin = end;
    while (begin > from && lines[begin - 1]?.isBlank === false) begin -= 1;
    if (end < from) break;
    const paragraph = lines.slice(begin, end + 1);
    const isDrawn = paragraph.every(isDrawnLine);
    const text = isDrawn ? '' : joinSeen(paragraph);
    const belongs = start === null ? isDisclaimer(text) : leadsToDisclaimer(text);
    if (belongs && (start !== null || begin > from)) start = begin;
    else if (!isDrawn) break;
    end = begin - 1;
  }
  if (start === null) return null;
  return Math.max(from, lastFilled(lines, { from, to: start - 1 }, isDrawnLine) + 1);
}

/** Finds a drawn line with a few lines of name and contact below it. */
function drawnSignature(lines: readonly ReplyLine[], { from, to }: LineSpan): number | null {
  const at = lastFilled(lines, { from, to }, one => !isDrawnLine(one));
  const line = lines[at];
  if (at < from || !line) return null;
  const below = filled(lines, at + 1, to);
  const isShort = below.length <= 6 && below.every(({ seen }) => seen.length <= 60);
  const isOfList = line.seen.startsWith('_') && below.length <= 8;
  const isPlain = isShort && !below.some(({ seen }) => sentenceEnd.test(seen));
  return isOfList || isPlain || (below.length <= 16 && isContacts(below)) ? at : null;
}

/**
 * Folds signatures and legal footers in what a person wrote.
 * @param isFirst nothing precedes it, so not all of it can be a footer
 * @param isBelowQuotes it is the last text, below all quotes
 */
export function foldFooters(
  lines: readonly ReplyLine[],
  text: LineSpan,
  { isFirst, isBelowQuotes }: { isFirst: boolean; isBelowQuotes: boolean },
  fold: Fold,
): void {
  let { to } = text;
  const { from } = text;
  const shrink = (start: number | null, kind: FooterKind) => {
    if (start === null || start > to) return;
    fold(start, to, kind);
    to = lastFilled(lines, { from, to: start - 1 });
  };
  shrink(markedSignature(lines, text, isFirst), 'signature');
  for (let at = from; at <= to; at += 1) {
    const [line, next] = [lines[at], lines[at + 1]];
    if (!line || line.isBlank || !isMobileSignature(line)) continue;
    if (at === to || !next || next.isBlank || isMobileSignature(next) || isRule(next))
      fold(at, at, 'signature');
  }
  to = lastFilled(lines, { from, to }, isMobileSignature);
  const min = isFirst ? from + 1 : from;
  const boxEnd = foldBoxes(lines, { from, to }, fold);
  shrink(disclaimerStart(lines, { from, to }), 'disclaimer');
  shrink(trailingDrawnLines(lines, { from, to }), 'signature');
  shrink(drawnSignature(lines, { from: Math.max(min, boxEnd + 1), to }), 'signature');
  const rest = filled(lines, from, to);
  if (isBelowQuotes && rest.length <= 8 && isContacts(rest)) shrink(from, 'signature');
}
