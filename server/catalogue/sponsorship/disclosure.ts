import { holdsIn, saysInHeading } from './disclosure-headings.ts';
import {
  type CompiledLexicon,
  type Doubt,
  doubtfulTags,
  latinHint,
  latinLexicons,
  otherLexicons,
  plainForm,
  tagPatterns,
  wholeTags,
  wordForm,
} from './disclosure-lexicons.ts';
import { partnerIn } from './partner-hashtags.ts';
import { hashtagsIn } from '../topics/tags.ts';

type Verdict = boolean | Doubt;

/** Captions repeat the same hashtags, so each is judged once. */
const judged = new Map<string, Verdict>();
const judgedLimit = 20_000;

function verdictOf(tag: string): Verdict {
  let verdict = judged.get(tag);
  if (verdict === undefined) {
    if (judged.size >= judgedLimit) judged.clear();
    const form = wordForm(tag);
    const isPlain = () => wholeTags.has(form) || tagPatterns.test(form) || partnerIn(form) !== null;
    verdict = doubtfulTags.get(form) ?? isPlain();
    judged.set(tag, verdict);
  }
  return verdict;
}

const sentenceEnd = /[.!?](?= |$)|[。\n]/g;
const clauseEnd = /[.!?。\n,;:|、]/;
/** A denial is looked for within this many characters before and after a phrase. */
const reach = 40;

function sentenceAround(text: string, start: number, end: number): string {
  let from = 0;
  for (const { index } of text.matchAll(sentenceEnd)) {
    if (index >= end) return text.slice(from, index);
    if (index < start) from = index + 1;
  }
  return text.slice(from);
}

function isMeant(lexicon: CompiledLexicon, text: string, start: number, end: number): boolean {
  const ahead =
    text
      .slice(Math.max(0, start - reach), start)
      .split(clauseEnd)
      .at(-1) ?? '';
  if (lexicon.deniedBefore.test(ahead) || lexicon.denied.test(text.slice(start, end))) return false;
  if (lexicon.deniedAfter.test(text.slice(end, end + reach))) return false;
  return !lexicon.asking.test(sentenceAround(text, start, end));
}

function saysInPhrase(lexicon: CompiledLexicon, text: string): boolean {
  if (!lexicon.hint.test(text)) return false;
  const { phrases } = lexicon;
  phrases.lastIndex = 0;
  for (let found = phrases.exec(text); found; found = phrases.exec(text)) {
    const [words] = found;
    if (isMeant(lexicon, text, found.index, found.index + words.length)) return true;
    if (!words) phrases.lastIndex++;
  }
  return false;
}

/** Yields the lexicons that may match this text. */
function* candidates(text: string): Generator<CompiledLexicon> {
  const seen = new Set<CompiledLexicon>();
  latinHint.lastIndex = 0;
  for (let found = latinHint.exec(text); found; found = latinHint.exec(text)) {
    for (const lexicon of latinLexicons.get(found[0]) ?? []) seen.add(lexicon);
  }
  yield* seen;
  if (!otherScript.test(text)) return;
  for (const lexicon of otherLexicons) if (lexicon.script?.test(text)) yield lexicon;
}

/** Letters beyond Latin. */
const otherScript = /[\u0370-\u1dff\u2e80-\ud7ff\uf900-\ufaff]/;

/** `#ad-free` and `#ad-hoc` are other words. */
const compound = /[#＃][\p{L}\p{N}_]+-\p{L}[\p{L}\p{N}-]*/gu;

/**
 * Returns whether a caption discloses that the post is paid: by a whole hashtag, by a heading such as "Ad |", or by a
 * phrase, unless the phrase is a denial, a request or general talk.
 * @param tags the post's hashtags, if the source lists them separately
 */
export function saysItIsPaid(caption: string, tags: readonly string[] = []): boolean {
  const whole = caption.includes('-') ? caption.replace(compound, ' ') : caption;
  const text = plainForm(whole);
  for (const tag of [...tags, ...hashtagsIn(whole)]) {
    const verdict = verdictOf(tag);
    if (verdict === true || (verdict && holdsIn(text, verdict))) return true;
  }
  if (saysInHeading(text)) return true;
  for (const lexicon of candidates(text)) if (saysInPhrase(lexicon, text)) return true;
  return false;
}
