import { anyVerb, bareDate, lastVerb, ledDate } from './attribution-words.ts';
import { nextFilled, type LineSpan, type ReplyLine } from '../reply-lines.ts';

const maxLines = 6;
const maxLength = 500;
const clock = /\d{1,2} ?[:.h] ?\d{2}|\d{1,2} ?[时點点시時] ?\d{1,2}/;
const day = /\d{4}|\d{1,2} ?[./-] ?\d{1,2}|\d{1,2} ?[月월]|\d \p{L}{3}|\p{L}{3}\.? \d/u;
const address = /[^\s@<>"(),;:]@[^\s@<>"(),;:]|mailto:/;
const endsInAddress = /@[^\s@<>]+ ?[>)\]]? ?[:：]?$/;
const googleDate = /^\d{4}-\d\d-\d\d \d{1,2}:\d\d GMT[+-]\d\d:\d\d \S/;
const fullDateFirst =
  /^\p{L}*[,.]? ?\d{1,4}(?:[-./年] ?|\.? \p{L}+\.? )\d{1,4}|^\p{L}+,? \p{L}*\.? ?\d{1,2},? (?:\p{L}+ )?\d{4}/u;
const endsInColon = /[:：]$/;
/** A cheap check of every line before all others. */
const mayEnd = /[:：>)]$|\bGMT[+-]\d|(?:wrote|écrit|写道|寫道)[ *_—–-]*$|^posted by /i;
/** Lines drawn around an attribution ("---- On … wrote ----"), or the rest of marks that were wrapped. */
const frame = /^[-_*—– ]+|(?:[-_*—– ]|(?<=\s)>)+$/g;

/** Returns whether it begins like a mail program's line above a quote: who wrote, and when. */
function startsAsAttribution(text: string): boolean {
  const isLed = ledDate.test(text);
  if (!isLed && !bareDate.test(text)) return false;
  if (!isLed && !address.test(text) && !/\d{4}/.test(text)) return false;
  if (!day.test(text.slice(0, 60)) && !clock.test(text.slice(0, 60))) return false;
  if (lastVerb.test(text)) return endsInColon.test(text) || (address.test(text) && clock.test(text));
  if (googleDate.test(text)) return text.length < 120;
  if (fullDateFirst.test(text) && endsInAddress.test(text)) return true;
  if (!endsInColon.test(text) || !anyVerb.test(text)) return false;
  return address.test(text) || clock.test(text) || verbThenName.test(text);
}

/** "Am Mittwoch, 18. September 2013 schrieb Ann:", where no time helps. */
const verbThenName = /\d{4}(?: \p{L}+)? (?:schrieb|schreef|skrev|kirjoitti) (?:\S+ ){0,4}\S* ?[:：]$/iu;

/** Recognises attributions in other languages by a year, a time, and an address. */
function namesWriterAndTime(text: string): boolean {
  return (
    endsInColon.test(text) &&
    text.length < 300 &&
    /[<(](?:mailto:)?[^<>()@\s]{1,100}@[^<>()@\s]{1,200}[>)]/.test(text) &&
    clock.test(text) &&
    /\d{4}/.test(text) &&
    !/[!?。！？]/.test(text)
  );
}

/** Recognises one by a date and a time if a marked quote follows. */
const isAboveQuote = (text: string, next: ReplyLine | undefined) =>
  next?.isQuoted === true &&
  endsInColon.test(text) &&
  text.length < 200 &&
  day.test(text) &&
  clock.test(text);

/** And by a year, a time, and an address at the end. */
function endsInWriter(text: string): boolean {
  return /<[^<>]{0,200}@[^<>]{0,200}> ?[:：]$/.test(text) && clock.test(text) && /\d{4}/.test(text);
}

/** Horde writes no date: "Quoting Some One <some@one>:". */
const quoting =
  /^(?:quoting|zitat von|citando(?: a)?|selon|citerar|cytowanie) [^.]{0,100}@[^@]{0,100}[:：]$/i;

/** Forums name themselves instead of an address. */
const throughForum = /^\S.{0,60} via .{1,60}[:：]$/i;
const postedBy = /^posted by \S.{0,60} on \d/i;

/** "Some One <some@one> wrote:", "Max <max@one> schrieb am 3.5.2017 um 11:53:", "张三 于2023年5月3日 10:23写道：". */
function namesTheWriterFirst(text: string): boolean {
  if (!endsInColon.test(text)) return false;
  const verb = anyVerb.exec(text);
  if (!verb) return false;
  const after = text.slice(verb.index);
  const before = text.slice(0, verb.index);
  if (lastVerb.test(text) && throughForum.test(text)) return true;
  if (lastVerb.test(text)) return address.test(before) || (day.test(before) && clock.test(before));
  return (
    day.test(after) &&
    (clock.test(after) || address.test(before)) &&
    !/[.!?。！？] \p{Lu}/u.test(before.slice(0, 200))
  );
}

const isAttribution = (text: string) =>
  startsAsAttribution(text) ||
  endsInWriter(text) ||
  namesWriterAndTime(text) ||
  quoting.test(text) ||
  postedBy.test(text);

function joined(lines: readonly ReplyLine[], from: number, to: number): string {
  const text = lines
    .slice(from, to + 1)
    .map(line => line.seen)
    .join(' ')
    .replace(/ +/g, ' ')
    .trim();
  return text.replace(frame, '').replace(/ >? ?[:：]$/, ':');
}

/** Returns the line above if blanks and marks suggest that it belongs to the same attribution. */
function goesOnAbove(lines: readonly ReplyLine[], from: number): number | null {
  const above = lines[from - 1];
  if (!above) return null;
  if (!above.isBlank) return above.isQuoted ? null : from - 1;
  const beyond = lines[from - 2];
  if (!lines[from]?.seen.startsWith('<') || !beyond || beyond.isBlank || beyond.isQuoted) return null;
  return from - 2;
}

/** "Call me at 5:30." above an attribution does not belong to it; "Max … schrieb am Fr., 28." does. */
function endsSentence(line: ReplyLine | undefined): boolean {
  return line !== undefined && /[!?。！？…]$|\p{L}\.$/u.test(line.seen) && !address.test(line.seen);
}

/** Finds the attribution, of at most six lines, that ends with this line; null if there is none. */
export function attributionEndingAt(lines: readonly ReplyLine[], to: number): LineSpan | null {
  const last = lines[to];
  if (!last || last.isBlank || last.seen.length > maxLength) return null;
  if (!mayEnd.test(last.seen)) return null;
  if (last.isQuoted && !/^> ?(?:\p{L}[\p{L} ]*)?[:：]$/u.test(last.seen)) return null;
  let writerFirst: LineSpan | null = null;
  let from: number | null = to;
  for (let count = 0; from !== null && count < maxLines; count += 1) {
    const text = joined(lines, from, to);
    if (text.length > maxLength) break;
    if (from < to && endsSentence(lines[from])) break;
    if (isAttribution(text)) return { from, to };
    if (namesTheWriterFirst(text)) {
      const isWithoutName = lines[writerFirst?.from ?? to + 1]?.seen.startsWith('<');
      if (!writerFirst || isWithoutName) writerFirst = { from, to };
    }
    from = goesOnAbove(lines, from);
  }
  if (writerFirst) return writerFirst;
  return isAboveQuote(last.seen, lines[nextFilled(lines, to + 1)]) ? { from: to, to } : null;
}
