import { expect, it } from 'vitest';
import { bestAndWorst } from './best-posts.ts';

/** `a3` has three times the usual plays, `p3` three plays and no usual value, `-` no figures. */
function post(name: string) {
  const number = Number(name.slice(1));
  const isCompared = name.startsWith('a');
  return { name, usualRatioBp: isCompared ? number * 10_000 : null, plays: name === '-' ? null : number };
}

it.each<[string, string, string]>([
  ['', '', ''],
  ['a1', 'a1', ''],
  ['a1 a2', 'a2', 'a1'],
  ['a1 a2 a3', 'a3 a2', 'a1'],
  ['p9 a1 -', 'a1', 'p9'],
  ['p1 p3 p2 p4', 'p4 p3', 'p1 p2'],
  ['a1 p9 a3 p2', 'a3 a1', 'p2 p9'],
  ['a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 a12', 'a12 a11 a10 a9 a8', 'a1 a2 a3 a4 a5'],
  ['a1 a2 a3 p7 p8 p9', 'a3 a2 a1', 'p7 p8 p9'],
])('of %j the best are %j and the worst %j', (names, best, worst) => {
  const found = bestAndWorst(names.split(' ').filter(Boolean).map(post));
  const namesOf = (posts: { name: string }[]) => posts.map(({ name }) => name).join(' ');
  expect([namesOf(found.best), namesOf(found.worst)]).toEqual([best, worst]);
});
