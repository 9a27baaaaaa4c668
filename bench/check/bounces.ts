import path from 'node:path';
import type { Classification } from '../../server/outside/mail-protocol/classification/classification.ts';
import { classifyMail } from '../../server/outside/mail-protocol/classification/classify-mail.ts';
import { parseMail } from '../../server/outside/mail-protocol/parsing/parse-mail.ts';
import { namedNotices } from '../../test/fixtures/outreach/named-notices.ts';
import { realDataFolder } from '../../test/harness/real-data/real-data.ts';
import { atLeast, atMost, round, type Report } from '../report.ts';
import { knownMessages, knownTexts, messagesOfPeople, type KnownMessage } from './bounce-corpus.ts';

/** Classes of the corpus, and the product's names for them. */
const classes: readonly { name: string; begins: string; isRight: (found: Classification) => boolean }[] = [
  { name: 'bounce', begins: 'bounce', isRight: ({ kind }) => kind === 'bounce' },
  { name: 'auto-reply', begins: 'auto-reply', isRight: ({ kind }) => kind === 'autoReply' },
  {
    name: 'feedback-report',
    begins: 'feedback-report',
    // A report may ask for no more mail, or report a failed authentication, which is not a complaint.
    isRight: ({ kind, rule }) =>
      kind === 'complaint' || kind === 'unsubscribe' || rule.startsWith('feedback.'),
  },
  { name: 'challenge', begins: 'challenge', isRight: ({ kind }) => kind === 'challenge' },
  { name: 'delay', begins: 'delay', isRight: ({ kind }) => kind === 'delay' },
  { name: 'delivered', begins: 'delivery-notice', isRight: ({ kind }) => kind === 'delivered' },
  {
    name: 'not-a-bounce',
    begins: 'not-a-bounce',
    isRight: ({ kind }) => kind === 'reply' || kind === 'other' || kind === 'delay',
  },
];
const classOf = (kind: string) => classes.find(({ begins }) => kind.startsWith(begins));

interface Miss {
  file: string;
  what: string;
  expected: unknown;
  found: unknown;
  rule?: string;
}

interface Tally {
  n: number;
  right: number;
}
const share = ({ n, right }: Tally) => (n === 0 ? 0 : round((100 * right) / n, 2));
const count = (rights: readonly boolean[]): Tally => ({
  n: rights.length,
  right: rights.filter(Boolean).length,
});

interface Judged {
  message: KnownMessage;
  found: Classification;
}

interface Figure {
  name: string;
  tally: Tally;
  misses: Miss[];
}

const figure = (name: string, rows: readonly { isRight: boolean; miss: Miss }[]): Figure => ({
  name,
  tally: count(rows.map(({ isRight }) => isRight)),
  misses: rows.filter(({ isRight }) => !isRight).map(({ miss }) => miss),
});

/** The share of a class's messages that were recognised. */
function recallOf(name: string, judged: readonly Judged[]): Figure {
  const own = classes.find(each => each.name === name);
  const rows = judged
    .filter(({ message }) => classOf(message.kind) === own)
    .map(({ message, found }) => ({
      isRight: own?.isRight(found) ?? false,
      miss: { file: message.file, what: 'kind', expected: message.kind, found: found.kind, rule: found.rule },
    }));
  return figure(`${name} recall`, rows);
}

/** The share of messages assigned to a class that belong to it. */
function precisionOf(name: string, judged: readonly Judged[]): Tally {
  const own = classes.find(each => each.name === name);
  const taken = judged.filter(({ found }) => own?.isRight(found));
  return count(taken.map(({ message }) => classOf(message.kind) === own));
}

const isBounce = ({ message }: Judged) => classOf(message.kind)?.name === 'bounce';

/** Baseline: a code that begins with 5 is for ever. */
const byClass = (status = '', code = '') => ((status || code).startsWith('5') ? 'hard' : 'soft');

function permanenceFigures(judged: readonly Judged[]): { ours: Figure; plain: Figure } {
  const rows = judged.filter(isBounce).flatMap(({ message, found }) =>
    (message.failures ?? []).map(({ address, isHard, reason, status }) => {
      const reports = found.bounce?.reports ?? [];
      const own = reports.find(({ addresses }) => address && addresses.includes(address)) ?? reports[0];
      return {
        isPlainRight: byClass(own?.status, own?.code) === (isHard ? 'hard' : 'soft'),
        isRight: own?.permanence === (isHard ? 'hard' : 'soft'),
        miss: {
          file: message.file,
          what: 'hard or soft',
          expected: `${isHard ? 'hard' : 'soft'} ${reason} ${status}`,
          found: `${own?.permanence ?? 'none'} ${own?.reason ?? ''} ${own?.status ?? ''} ${own?.text ?? ''}`,
        },
      };
    }),
  );
  const plain = count(rows.map(({ isPlainRight }) => isPlainRight));
  return {
    ours: figure('hard or soft', rows),
    plain: { name: 'hard or soft, by the class of the code (baseline)', tally: plain, misses: [] },
  };
}

/** Whether exactly the failed recipients are named. */
function recipientFigure(judged: readonly Judged[]): Figure {
  const rows = judged
    .filter(isBounce)
    .flatMap(({ message, found }) =>
      message.recipients ? [{ message, found, known: message.recipients }] : [],
    )
    .map(({ message, found, known }) => {
      const named = found.bounce?.recipients ?? [];
      const expected = [...new Set(known)];
      return {
        isRight: expected.length === named.length && expected.every(each => named.includes(each)),
        miss: { file: message.file, what: 'failed recipient', expected, found: named },
      };
    });
  return figure('failed recipient', rows);
}

type Crash = (file: string, error: unknown) => void;

async function judge(source: Buffer, file: string, crashed: Crash): Promise<Classification | null> {
  try {
    return classifyMail(await parseMail(source));
  } catch (error) {
    crashed(file, error);
    return null;
  }
}

async function textFigures(folder: string, crashed: Crash): Promise<Figure[]> {
  const kinds: { isRight: boolean; miss: Miss }[] = [];
  const recipients: { isRight: boolean; miss: Miss }[] = [];
  for (const { file, text, isBounce: expected, recipient } of knownTexts(folder)) {
    const found = await judge(
      Buffer.from(`Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`),
      file,
      crashed,
    );
    if (!found) continue;
    const isRight = (found.kind === 'bounce' || found.kind === 'delay') === expected;
    kinds.push({ isRight, miss: { file, what: 'kind', expected, found: found.kind, rule: found.rule } });
    if (!expected || recipient === null) continue;
    const named = found.bounce?.recipients ?? [];
    recipients.push({
      isRight: named.includes(recipient),
      miss: { file, what: 'failed recipient', expected: recipient, found: named },
    });
  }
  return [figure('texts of bounces', kinds), figure('failed recipient in texts', recipients)];
}

async function peopleFigure(folder: string, crashed: Crash): Promise<Figure> {
  const rows: { isRight: boolean; miss: Miss }[] = [];
  for (const { file, source } of messagesOfPeople(folder)) {
    const found = await judge(source, file, crashed);
    if (!found) continue;
    const miss = { file, what: 'person', expected: 'reply', found: found.kind, rule: found.rule };
    rows.push({ isRight: found.kind === 'reply', miss });
  }
  return figure('messages of people', rows);
}

/** The notices of the project itself: kinds that were once mistaken, in several wordings. */
async function namedFigures(crashed: Crash): Promise<Figure[]> {
  const kinds = [...new Set(namedNotices.map(({ kind, permanence }) => permanence ?? kind))];
  const judged = await Promise.all(
    namedNotices.map(async notice => ({
      ...notice,
      found: await judge(Buffer.from(notice.source), notice.name, crashed),
    })),
  );
  return kinds.map(name => {
    const own = judged.filter(({ kind, permanence }) => (permanence ?? kind) === name);
    const rows = own.map(({ name: file, kind, permanence, found }) => {
      const isRight =
        found?.kind === kind && (permanence === undefined || found.bounce?.permanence === permanence);
      return { isRight, miss: { file, what: 'named kind', expected: name, found: found?.kind } };
    });
    return figure(`named notices: ${name}`, rows);
  });
}

/**
 * `npm run check -- bounces [FOLDER]`: the classification of a folder of messages with an `expected.json`, and of
 * messages written by people in `../replies` beside it.
 */
export async function checkBounces(folder = path.join(realDataFolder, 'bounces')): Promise<Report> {
  const crashes: Miss[] = [];
  const crashed: Crash = (file, error) =>
    crashes.push({ file, what: 'crash', expected: 'none', found: String(error) });
  const judged: Judged[] = [];
  for (const message of knownMessages(folder)) {
    const found = await judge(message.source, message.file, crashed);
    if (found) judged.push({ message, found });
  }
  const recalls = classes.map(({ name }) => recallOf(name, judged));
  const precisions = classes
    .filter(({ name }) => name !== 'not-a-bounce')
    .map(({ name }) => ({
      name: `${name} precision`,
      tally: precisionOf(name, judged),
    }));
  const { ours: permanence, plain } = permanenceFigures(judged);
  const recipient = recipientFigure(judged);
  const people = await peopleFigure(path.join(folder, '../replies'), crashed);
  const texts = await textFigures(folder, crashed);
  const named = await namedFigures(crashed);
  const figures = [...recalls, plain, permanence, recipient, people, ...texts, ...named];
  const rows = [...figures, ...precisions].map(({ name, tally }) => ({
    name,
    ...tally,
    percent: share(tally),
  }));
  const taken: Tally = { n: people.tally.n, right: people.tally.n - people.tally.right };
  const recall = (name: string) => share(recallOf(name, judged).tally);
  return {
    results: [...rows, ...figures.flatMap(({ misses }) => misses), ...crashes],
    targets: [
      atLeast('bounces found, %', recall('bounce'), 97),
      atLeast('automatic answers found, %', recall('auto-reply'), 90),
      atLeast('hard or soft right, %', share(permanence.tally), 92),
      atLeast('failed recipient right, %', share(recipient.tally), 95),
      atLeast('named notices right, %', Math.min(...named.map(({ tally }) => share(tally))), 100),
      atMost('people taken for something else, %', share(taken), 0.5),
      atMost('crashes', crashes.length, 0),
    ],
    table: [
      '| what | right | of | % |',
      '|---|---:|---:|---:|',
      ...rows.map(({ name, right, n, percent }) => `| ${name} | ${right} | ${n} | ${percent} |`),
    ],
  };
}
