import { foldFooters, type FooterKind } from './footers/fold-footers.ts';
import { splitQuotes, type QuoteBlock, type ReplyParts } from './quotes/split-quotes.ts';
import { replyLines, type LineSpan, type ReplyLine } from './reply-lines.ts';

type FoldKind = FooterKind | 'quote' | 'forward' | 'header';

export interface FoldedReply {
  visible: string;
  /** The folded parts, in the order of the text. */
  folded: { kind: FoldKind; text: string }[];
}

/** Longer texts are judged up to here; the rest is treated like the last line. */
const maxJudged = 1_000_000;

/** The kind under which each line is folded; null: it stays visible. */
export type Lots = (FoldKind | null)[];

function settle(lots: Lots, { from, to }: LineSpan, kind: FoldKind | null): void {
  lots.fill(kind, from, to + 1);
}

const isWritten = (lines: readonly ReplyLine[], lots: Lots, { from, to }: LineSpan) => {
  for (let at = from; at <= to; at += 1) if (lots[at] === null && !lines[at]?.isBlank) return true;
  return false;
};

/**
 * Finds the quotes that stay visible: those that a person answered point by point, because the answers make no sense
 * without them. They are between two written texts, or above one that another quote follows.
 */
function answeredQuotes({ quotes }: ReplyParts, written: readonly LineSpan[]): Set<QuoteBlock> {
  const first = written[0];
  const last = written.at(-1);
  const answered = new Set<QuoteBlock>();
  if (!first || !last) return answered;
  const isSplit = quotes.some(quote => quote.from > first.from);
  for (const quote of quotes) if (quote.from < last.from && isSplit) answered.add(quote);
  return answered;
}

function settleQuotes(lines: readonly ReplyLine[], parts: ReplyParts, lots: Lots): void {
  const written = parts.texts.filter(text => isWritten(lines, lots, text));
  const answered = answeredQuotes(parts, written);
  const isNothingButQuote =
    parts.texts.length === 0 && !parts.rest && parts.quotes.every(({ attribution }) => attribution === null);
  for (const quote of parts.quotes) {
    const stays = answered.has(quote) || isNothingButQuote;
    settle(lots, quote, stays ? null : 'quote');
    const { attribution } = quote;
    if (!attribution) continue;
    if (stays) settle(lots, attribution, 'header');
    else settle(lots, { from: attribution.from, to: quote.from - 1 }, 'quote');
  }
}

function assemble(lines: readonly ReplyLine[], lots: Lots, beyond: string): FoldedReply {
  const visible: string[] = [];
  const folded: { kind: FoldKind; lines: string[] }[] = [];
  let kind: FoldKind | null = null;
  const put = (raw: string) => {
    if (kind === null) visible.push(raw);
    else folded.at(-1)?.lines.push(raw);
  };
  lines.forEach(({ raw }, at) => {
    const lot = lots[at] ?? null;
    if (lot !== null && (lot !== kind || at === 0)) folded.push({ kind: lot, lines: [] });
    kind = lot;
    put(raw);
  });
  if (beyond !== '') put(beyond);
  const text = (rows: readonly string[]) =>
    rows
      .join('\n')
      .replace(/^(?:[^\S\n]*\n)+/, '')
      .trimEnd();
  return {
    visible: text(visible).trim(),
    folded: folded.map(part => ({ kind: part.kind, text: text(part.lines) })),
  };
}

/** Decides for each line of a mail whether a person wrote it. */
export function settleLines(lines: readonly ReplyLine[]): Lots {
  const lots: Lots = Array.from({ length: lines.length }, () => null);
  const parts = splitQuotes(lines);
  for (const header of parts.headers) settle(lots, header, 'header');
  if (parts.rest) settle(lots, parts.rest, parts.rest.kind);
  const firstQuote = parts.quotes[0]?.from ?? Infinity;
  const lastQuote = parts.quotes.at(-1)?.from ?? Infinity;
  parts.texts.forEach((span, index) => {
    const place = { isFirst: index === 0 && firstQuote > span.from, isBelowQuotes: span.from > lastQuote };
    foldFooters(lines, span, place, (from, to, kind) => settle(lots, { from, to }, kind));
  });
  settleQuotes(lines, parts, lots);
  return lots;
}

/**
 * Separates the written part of a plain text from quotes, signatures and footers.
 *
 * Projects that do this disagree in places; these are the rules that most of them share:
 * - quotes fold with their attribution line ("On … wrote:"); a quote between answers stays, only its attribution
 * folds; a text that is only a quote, or a forwarded message without text above, is shown;
 * - after an attribution without a marked quote, a copied header or "Original Message", the rest is quoted;
 * - text below "-- ", a phone's signature ("Sent from my iPhone"), and contact lines below a drawn line fold as
 * signature; "Best regards, Ann" is part of the written text;
 * - legal footers at the end or between drawn lines fold, text after such a box does not.
 *
 * Takes time and memory in proportion to the text.
 */
export function foldReply(text: string): FoldedReply {
  const lines = replyLines(text.slice(0, maxJudged));
  return assemble(lines, settleLines(lines), text.slice(maxJudged));
}
