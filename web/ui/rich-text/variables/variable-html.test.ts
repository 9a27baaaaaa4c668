import { expect, test } from 'vitest';
import { chipsFromText, textFromChips } from './variable-html.ts';

const chip = (name: string, fallback = '') =>
  `<span data-variable="${name}" data-fallback="${fallback}"></span>`;

test.each([
  ['text without any', '<p>1 < 2 {not one}</p>', '<p>1 < 2 {not one}</p>'],
  ['one', '<p>Hi {{creator.name}}!</p>', `<p>Hi ${chip('creator.name')}!</p>`],
  ['with a fallback', '<p>{{ creator.name | there }}</p>', `<p>${chip('creator.name', 'there')}</p>`],
  ['two in a row', '{{list.name}}{{team.name|we}}', chip('list.name') + chip('team.name', 'we')],
  ['one that there is not', '<b>{{nope}}</b>', `<b>${chip('nope')}</b>`],
  ['entities', '{{team.name|A &amp; "B"}}', chip('team.name', 'A &amp; &quot;B&quot;')],
  [
    'attributes keep theirs',
    '<a href="{{creator.homepage}}" title="a > b">{{creator.name}}</a>',
    `<a href="{{creator.homepage}}" title="a > b">${chip('creator.name')}</a>`,
  ],
])('%s', (_what, html, expected) => {
  expect(chipsFromText(html)).toBe(expected);
});

test.each([
  ['<ul><li><p>a</p></li><li><p>b <em>c</em></p></li></ul>', '<ul><li>a</li><li>b <em>c</em></li></ul>'],
  ['<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>', '<ul><li>a<ol><li>b</li></ol></li></ul>'],
  ['<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
])('list items with a single paragraph have no paragraph element', (html, expected) => {
  expect(textFromChips(html)).toBe(expected);
});

test('elements become their text again', () => {
  const html =
    '<p>Hi <strong><span data-variable="creator.name" data-fallback="A &amp; B">{{creator.name|A &amp; B}}</span></strong>,</p>';
  expect(textFromChips(html)).toBe('<p>Hi <strong>{{creator.name|A &amp; B}}</strong>,</p>');
});
