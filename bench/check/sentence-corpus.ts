import fs from 'node:fs';
import path from 'node:path';
import { readSentence } from '../../contract/creators/search-sentence/read-sentence.ts';

/** A sentence with its meaning; the headers of the files explain the format. */
export interface KnownSentence {
  corpus: string;
  sentence: string;
  filters: Record<string, string>;
  unknown: string[];
}

export const sentenceFiles = ['queries-zh.txt', 'queries-en.txt'].map(name =>
  path.join(import.meta.dirname, '..', name),
);

function readQuery(query: string): Record<string, string> {
  const pairs = query.split('&').filter(Boolean);
  return Object.fromEntries(
    pairs.map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}

export function readSentences(files: readonly string[]): KnownSentence[] {
  return files.flatMap(file =>
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .filter(line => line.trim() && !line.startsWith('# '))
      .map(line => {
        const [sentence = '', query = '', unknown = ''] = line.split('\t');
        const pieces = unknown.split(' | ').filter(Boolean);
        return { corpus: path.basename(file, '.txt'), sentence, filters: readQuery(query), unknown: pieces };
      }),
  );
}

export interface JudgedSentence extends KnownSentence {
  found: Record<string, string>;
  /** Expected filters that are missing or different. */
  missed: string[];
  /** Filters that were not expected, or differ. */
  invented: string[];
  /** The overlap of the letters not understood: 1 if both are the same. */
  unknownOverlap: number;
}

/** The order of values does not matter, except for the words of a keyword. */
const inOrder = (name: string, value: string) =>
  name === 'keyword' ? value : value.split(',').toSorted().join(',');

/** The shared letters of two lists of parts of a sentence, divided by the letters in either. */
function overlapOf(sentence: string, one: readonly string[], other: readonly string[]): number {
  const places = (pieces: readonly string[]) =>
    new Set(
      pieces.flatMap(piece => {
        const from = sentence.indexOf(piece);
        return from === -1 ? [] : Array.from({ length: piece.length }, (_, i) => from + i);
      }),
    );
  const [first, second] = [places(one), places(other)];
  const all = first.union(second).size;
  return all === 0 ? 1 : first.intersection(second).size / all;
}

export function judgeSentence(known: KnownSentence): JudgedSentence {
  const { filters, sort, platform, unknown } = readSentence(known.sentence);
  const found: Record<string, string> = { ...filters, ...(sort && { sort }), ...(platform && { platform }) };
  const isSame = (name: string) => {
    const [meant, got] = [known.filters[name], found[name]];
    return meant !== undefined && got !== undefined && inOrder(name, meant) === inOrder(name, got);
  };
  return {
    ...known,
    found,
    missed: Object.keys(known.filters).filter(name => !isSame(name)),
    invented: Object.keys(found).filter(name => !isSame(name)),
    unknownOverlap: overlapOf(known.sentence, known.unknown, unknown),
  };
}

export const isExact = ({ missed, invented }: JudgedSentence) => !missed.length && !invented.length;
