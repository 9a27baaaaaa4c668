/** A line of a plain text, beside the form in which rules look at it. */
export interface ReplyLine {
  /** As written, without white space at its end; nothing where nothing can be seen. */
  raw: string;
  /** Without what nobody sees, one space between words, cut at 1,000 characters. */
  seen: string;
  isBlank: boolean;
  /** Starts with the mark of quoted text. */
  isQuoted: boolean;
}

const maxSeen = 1000;
// Zero width characters, soft hyphens, directions, and the mark that Streak leaves where its picture was.
// oxlint-disable-next-line no-misleading-character-class
const unseen = /[\u00AD\u1427\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;
const quoteMark = /^(?:>|＞|&gt;)/;

function asSeen(raw: string): string {
  return raw.slice(0, maxSeen).replace(unseen, '').replace(/\s+/g, ' ').trim();
}

export function lineOf(text: string): ReplyLine {
  const written = text.trimEnd();
  const seen = asSeen(written);
  const isBlank = seen === '';
  return { raw: isBlank ? '' : written, seen, isBlank, isQuoted: quoteMark.test(seen) };
}

/** The lines of a text, whatever ended them. */
export function replyLines(text: string): ReplyLine[] {
  return text.split(/\r\n|\n|\r|\u2028|\u2029/).map(lineOf);
}

/** From the first to the last line, both within. */
export interface LineSpan {
  from: number;
  to: number;
}

const rule = /^(?:[-_=*#~+—–‐.·•─━═]\s?){2,}$/;

/** A line drawn with dashes, stars and the like. */
export function isRule(line: ReplyLine): boolean {
  return rule.test(line.seen);
}

/** The next line at or below `at` that is not blank, or the number of lines. */
export function nextFilled(lines: readonly ReplyLine[], at: number): number {
  let next = at;
  while (lines[next]?.isBlank) next += 1;
  return next;
}
