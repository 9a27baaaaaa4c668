import fs from 'node:fs';
import path from 'node:path';
import { readSentence } from '../../contract/creators/search-sentence/read-sentence.ts';

/** A sentence with what it means; the files' heads say how they are written. */
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
  /** Filters that were meant and are not there as they were meant. */
  missed: string[];
  /** Filters that are there and were not meant, or mean something else. */
  invented: string[];
  /** How much of the letters not understood both name: 1 where they are the same. */
  unknownOverlap: number;
}

/** The order of values says nothing, but the words of a keyword stay as they are. */
const inOrder = (name: string, value: string) =>
  name === 'keyword' ? value : value.split(',').toSorted().join(',');

/** Shared letters of two lists of pieces of one sentence, of all that either holds. */
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
