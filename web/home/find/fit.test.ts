import { expect, test } from 'vitest';
import { fitOf, fitting } from './fit.ts';

test.each([
  ['new', 0],
  ['NEW LI', 0],
  ['list', 1],
  ['list new', 1],
  ['收藏', 1],
  ['新建收藏夹', 0],
  ['create', 0],
  ['create list', 0],
  ['add 收藏', 2],
  ['ist', null],
  ['new link', null],
  [' ', null],
  ['!', null],
])('%j fits the action “new list”: %s', (typed, fit) => {
  expect(fitOf(['New list', '新建收藏夹', 'create list', 'add'], typed)).toBe(fit);
});

test('e-mail is one name, however it is written', () => {
  expect(fitOf(['E-mail task'], 'e-mail')).toBe(0);
});

test('the best fit comes first, and the order stays otherwise', () => {
  const names = ['收件箱', '发件箱', '草稿', '箱子'];
  expect(fitting(names, '箱', name => [name])).toEqual(['箱子', '收件箱', '发件箱']);
});
