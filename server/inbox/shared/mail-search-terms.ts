import { pairsOf } from '../../../contract/catalogue/search-terms.ts';
import { fold, textRuns } from '../../../contract/core/text-fold.ts';

/**
 * What a mail is found by. Text is folded like everywhere in the product. Words are stored whole, runs of scripts
 * without spaces as single characters and overlapping pairs, addresses whole, by their domain (`@brand.example`) and by
 * their parts. The words of a field are stored a second time behind its mark. Marks begin with a colon, unlike words,
 * so that the beginning of a word never matches a mark.
 */
const fieldMarks = { from: ':f:', to: ':t:', subject: ':s:' } as const;
type Field = keyof typeof fieldMarks;
const attachmentMark = ':has:attachment';

const longestWord = 40;
const longestAddress = 100;
const maxText = 20_000;
const maxLexemes = 3_000;
/** Per field: a mail may name thousands of addresses, and its text must be found as well. */
const maxOfField = 200;
const maxFieldText = 4_000;

export interface SearchableMail {
  subject: string;
  /** Names with addresses, such as `Ann <ann@brand.example>`, or either. */
  from: readonly string[];
  to: readonly string[];
  text: string;
  /** Names of its attachments; empty names count as attachments too. */
  fileNames: readonly string[];
}

const address = /([\p{L}\p{N}._%+-]{0,64})@([\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,252}[\p{L}\p{N}])?)/gu;

const cut = (text: string, max: number) =>
  text.length > max
    ? Array.from(text.slice(0, max * 2))
        .slice(0, max)
        .join('')
    : text;

function addressesIn(folded: string): string[] {
  const found: string[] = [];
  if (!folded.includes('@')) return found;
  for (const [, local, domain] of folded.matchAll(address)) {
    if (local) found.push(cut(`${local}@${domain}`, longestAddress));
    found.push(cut(`@${domain}`, longestAddress));
  }
  return found;
}

function* lexemesOf(text: string): Generator<string> {
  const folded = fold(text);
  yield* addressesIn(folded);
  for (const { kind, text: run } of textRuns(folded)) {
    if (kind !== 'unspaced') yield cut(run, longestWord);
    else yield* [...pairsOf(run), ...run];
  }
}

function fill(words: Set<string>, texts: readonly string[], max: number, mark = ''): void {
  for (const text of texts) {
    for (const word of lexemesOf(text)) {
      if (words.size >= max) return;
      words.add(mark + word);
    }
  }
}

/** Returns the words of a mail, each once: first those of its fields, then those of its text, at most 3,000. */
export function wordsOfMail({ subject, from, to, text, fileNames }: SearchableMail): string[] {
  const words = new Set<string>(fileNames.length ? [attachmentMark] : []);
  const fields: [Field, readonly string[]][] = [
    ['from', from],
    ['to', to],
    ['subject', [subject]],
  ];
  const all: [readonly string[], string][] = [
    ...fields.flatMap(([field, texts]): [readonly string[], string][] => [
      [texts, fieldMarks[field]],
      [texts, ''],
    ]),
    [fileNames, ''],
  ];
  for (const [texts, mark] of all) {
    const short = texts.slice(0, maxOfField).map(each => each.slice(0, maxFieldText));
    fill(words, short, words.size + maxOfField, mark);
  }
  fill(words, [text.slice(0, maxText)], maxLexemes);
  return [...words];
}

/**
 * Words as the text of a tsvector, which the database reads twice as fast as an array in JSON. They have the team's
 * prefix, because one index contains the words of all teams.
 */
export function vectorOfTeam(teamId: number, words: readonly string[]): string {
  if (!words.length) return '';
  const text = words.join('\n').replaceAll(/['\\]/g, '$&$&');
  return `'${teamId}:${text.replaceAll('\n', `' '${teamId}:`)}'`;
}

const fieldWords: Record<string, Field> = {
  from: 'from',
  发件人: 'from',
  寄件人: 'from',
  to: 'to',
  收件人: 'to',
  subject: 'subject',
  主题: 'subject',
  主旨: 'subject',
};
const hasAttachment = /^(?:has\s*[:：]\s*(?:attachments?|files?|附件)|有附件|带附件)$/iu;
const tokens = new RegExp(
  String.raw`has\s*[:：]\s*\S+|(?:(${Object.keys(fieldWords).join('|')})\s*[:：]\s*)?(?:["“”「]([^"“”」]*)["”」]?|(\S+))`,
  'giu',
);

interface Term {
  word: string;
  isPrefix: boolean;
}

function termsOf(value: string, mark: string, isLast: boolean): Term[] {
  const folded = fold(value);
  const whole = addressesIn(folded).filter((each, at) => at === 0 || !each.startsWith('@'));
  if (whole.length) return whole.map(word => ({ word: mark + word, isPrefix: isLast }));
  const runs = textRuns(folded);
  return runs.flatMap(({ kind, text }, at): Term[] => {
    if (kind === 'unspaced') return pairsOf(text).map(word => ({ word: mark + word, isPrefix: false }));
    const isCut = [...text].length > longestWord;
    const isPrefix = isCut || (isLast && at === runs.length - 1);
    return [{ word: mark + cut(text, longestWord), isPrefix }];
  });
}

/** Builds `'5:ann':*`, a lexeme of a tsquery; any characters are safe. */
function lexeme(teamId: number, { word, isPrefix }: Term): string {
  const quoted = `${teamId}:${word}`.replaceAll('\\', '\\\\').replaceAll("'", "''");
  return `'${quoted}'${isPrefix ? ':*' : ''}`;
}

/**
 * Converts input to the text of a tsquery over the words of a team; empty if nothing in it can be searched for. All
 * words must occur: those in quotes exactly, otherwise the last one also as the beginning of a word. Understands
 * `from:`, `to:`, `subject:` and `has:attachment`, also in Chinese.
 */
export function queryOf(q: string, teamId: number): string {
  const found = [...q.trim().matchAll(tokens)];
  const terms = found.flatMap(([token, field, phrase, word], at): Term[] => {
    if (hasAttachment.test(token)) return [{ word: attachmentMark, isPrefix: false }];
    const known = field && fieldWords[field.toLowerCase()];
    const mark = known ? fieldMarks[known] : '';
    return termsOf(phrase ?? word ?? token, mark, at === found.length - 1 && phrase === undefined);
  });
  return [...new Set(terms.map(term => lexeme(teamId, term)))].join(' & ');
}

/**
 * The text of a tsquery for mails whose subject or sender has all words of a text, the last one also as the beginning
 * of a word; empty if nothing in it can be searched for.
 */
export function headQueryOf(text: string, teamId: number): string {
  const terms = (mark: string) => termsOf(text, mark, true).map(term => lexeme(teamId, term));
  const senders = terms(fieldMarks.from);
  return terms(fieldMarks.subject)
    .map((subject, at) => `(${subject} | ${senders[at]})`)
    .join(' & ');
}
