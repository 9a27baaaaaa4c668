import { atLeast, atMost, round, type Report } from '../report.ts';
import {
  isExact,
  type JudgedSentence,
  judgeSentence,
  readSentences,
  sentenceFiles,
} from './sentence-corpus.ts';

function figuresOf(corpus: string, own: readonly JudgedSentence[]) {
  const sum = (count: (each: JudgedSentence) => number) => own.reduce((all, each) => all + count(each), 0);
  const meant = sum(({ filters }) => Object.keys(filters).length);
  const found = sum(each => Object.keys(each.found).length);
  const missed = sum(each => each.missed.length);
  const invented = sum(each => each.invented.length);
  const percent = (part: number, of: number) => (of === 0 ? 0 : round((100 * part) / of, 2));
  return {
    corpus,
    sentences: own.length,
    exactPercent: percent(own.filter(isExact).length, own.length),
    meant,
    missed,
    invented,
    inventedPercent: percent(invented, found),
    unknownOverlapPercent: percent(
      sum(({ unknownOverlap }) => unknownOverlap),
      own.length,
    ),
  };
}

/**
 * `npm run check -- sentences [FILE]`: the reading of sentences typed into the search. Exactly right means exactly the
 * expected filters; an invented filter is unexpected or has another value.
 */
export function checkSentences(file: string | undefined): Promise<Report> {
  const judged = readSentences(file ? [file] : sentenceFiles).map(judgeSentence);
  const corpora = Object.entries(Object.groupBy(judged, ({ corpus }) => corpus));
  const rows = corpora.map(([corpus, own = []]) => figuresOf(corpus, own));
  const faults = judged
    .filter(each => !isExact(each))
    .map(({ sentence, filters, found, missed, invented }) => ({
      sentence,
      meant: filters,
      found,
      missed,
      invented,
    }));
  return Promise.resolve({
    results: [...rows, ...faults],
    targets: rows.flatMap(row => [
      atLeast(`${row.corpus}: exactly right, %`, row.exactPercent, 90),
      atMost(`${row.corpus}: filters invented, %`, row.inventedPercent, 1),
    ]),
    table: [
      '| corpus | sentences | exactly right, % | filters meant | missed | invented | invented, % | not understood: overlap, % |',
      '|---|---:|---:|---:|---:|---:|---:|---:|',
      ...rows.map(
        row =>
          `| ${row.corpus} | ${row.sentences} | ${row.exactPercent} | ${row.meant} | ${row.missed} | ${row.invented} | ${row.inventedPercent} | ${row.unknownOverlapPercent} |`,
      ),
    ],
  });
}
