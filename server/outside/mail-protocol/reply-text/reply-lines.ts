/** A line of a plain text, and the normalised form that rules read. */
export interface ReplyLine {
  /** As written, without trailing white space; empty if nothing is visible. */
  raw: string;
  /** Without invisible characters, one space between words, cut at 1,000 characters. */
  seen: string;
  isBlank: boolean;
  /** Starts with the mark of quoted text. */
  isQuoted: boolean;
}

const maxSeen = 1000;
// Zero width characters, soft hyphens, directions, and the mark that Streak leaves where its picture was.
// oxlint-disable-next-line no-misleading-character-class
const invisible = /[\u00AD\u1427\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;
const quoteMark = /^(?:>|＞|&gt;)/;

const foreignDigit = /(?![0-9])\p{Nd}/gu;

/** Dates in Arabic, Persian or Hindi digits are dates too. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return String(code - zero);
}

function asSeen(raw: string): string {
  return raw
    .slice(0, maxSeen)
    .replace(invisible, '')
    .replace(foreignDigit, asciiDigit)
    .replace(/\s\s+|[^\S ]/g, ' ')
    .trim();
}

export function lineOf(text: string): ReplyLine {
  const written = text.trimEnd();
  const seen = asSeen(written);
  const isBlank = seen === '';
  return { raw: isBlank ? '' : written, seen, isBlank, isQuoted: quoteMark.test(seen) };
}

/** Splits a text into lines, whatever the line ends. */
export function replyLines(text: string): ReplyLine[] {
  return text.split(/\r\n|\n|\r|\u2028|\u2029/).map(lineOf);
}

/** From the first to the last line, both inclusive. */
export interface LineSpan {
  from: number;
  to: number;
}

const rule = /^(?:[-_=*#~+—–‐.·•─━═]\s?){2,}$/;

/** Returns whether a line is drawn with dashes, stars and the like. */
export function isRule(line: ReplyLine): boolean {
  return rule.test(line.seen);
}

/** Returns the next line at or below `at` that is not blank, or the number of lines. */
export function nextFilled(lines: readonly ReplyLine[], at: number): number {
  let next = at;
  while (lines[next]?.isBlank) next += 1;
  return next;
}
