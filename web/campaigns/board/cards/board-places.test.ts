import { expect, test } from 'vitest';
import type { BoardColumn, Card } from '../../../../contract/campaigns/board.ts';
import {
  aboveOf,
  carriedTo,
  type Place,
  type Step,
  steppedTo,
  withHeld,
  withoutHeld,
} from './board-places.ts';

const column = (state: BoardColumn['state'], ...ids: number[]): BoardColumn => ({
  state,
  total: ids.length,
  fees: [],
  cards: ids.map(id => ({ id }) as Card),
});
const columns = [column('negotiating', 1, 2, 3), column('agreed'), column('productSent', 4, 5)];
const place = (text: string): Place => {
  const [state, at] = text.split(' ');
  return { state: state as Place['state'], at: Number(at) };
};

test.each<[string, Step, string]>([
  ['negotiating 0', 'down', 'negotiating 1'],
  ['negotiating 0', 'up', 'negotiating 0'],
  ['negotiating 2', 'down', 'negotiating 2'],
  ['negotiating 1', 'last', 'negotiating 2'],
  ['negotiating 2', 'first', 'negotiating 0'],
  ['negotiating 2', 'after', 'productSent 1'],
  ['productSent 1', 'before', 'negotiating 1'],
  ['productSent 1', 'after', 'productSent 1'],
])('From %s the arrow %s leads to %s', (from, step, to) => {
  expect(steppedTo(columns, place(from), step)).toEqual(place(to));
});

test.each<[string, Step, string]>([
  ['negotiating 0', 'down', 'negotiating 1'],
  ['negotiating 2', 'down', 'negotiating 2'],
  ['negotiating 2', 'after', 'agreed 0'],
  ['agreed 0', 'after', 'productSent 0'],
  ['productSent 2', 'down', 'productSent 2'],
  ['productSent 0', 'last', 'productSent 2'],
  ['productSent 0', 'after', 'productSent 0'],
])('Card 1, held at %s, is carried %s to %s', (from, step, to) => {
  expect(carriedTo(columns, 1, place(from), step)).toEqual(place(to));
});

test.each<[string, number | null]>([
  ['negotiating 0', null],
  ['negotiating 1', 2],
  ['negotiating 2', 3],
  ['agreed 0', null],
  ['productSent 1', 4],
  ['productSent 9', 5],
])('Above card 1 at %s is %s', (at, above) => {
  expect(aboveOf(columns, 1, place(at))).toBe(above);
});

test.each([
  ['negotiating 0', 'negotiating 0'],
  ['negotiating 3', 'negotiating 2'],
  ['productSent 2', 'productSent 2'],
])('Drawn at %s, card 1 is among the others at %s', (drawn, remaining) => {
  expect(withoutHeld(columns, 1, place(drawn))).toEqual(place(remaining));
  expect(withHeld(columns, 1, place(remaining))).toEqual(place(drawn));
});
