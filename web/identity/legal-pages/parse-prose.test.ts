import { expect, test } from 'vitest';
import { type Block, parseProse } from './parse-prose.ts';

const cases: [string, string, Block[]][] = [
  ['nothing', '', []],
  ['a paragraph for each line', 'One.\nTwo.', [paragraph('One.'), paragraph('Two.')]],
  ['empty lines', '\nOne.\n\n \nTwo.\n', [paragraph('One.'), paragraph('Two.')]],
  [
    'a list between paragraphs',
    'Such:\n- one;\n- two.\nThen.\n- again',
    [paragraph('Such:'), list('one;', 'two.'), paragraph('Then.'), list('again')],
  ],
  ['a dash that begins no item', '-5 degrees - cold', [paragraph('-5 degrees - cold')]],
  [
    'links inside a line',
    'See [the terms](https://a.example/t) and [privacy](/privacy).',
    [
      {
        kind: 'paragraph',
        spans: [
          { text: 'See ' },
          { text: 'the terms', href: 'https://a.example/t' },
          { text: ' and ' },
          { text: 'privacy', href: '/privacy' },
          { text: '.' },
        ],
      },
    ],
  ],
  ['a link alone', '- [a](/b)', [{ kind: 'list', items: [[{ text: 'a', href: '/b' }]] }]],
  ['brackets that are no link', 'f(x) [1] (2)', [paragraph('f(x) [1] (2)')]],
];

function paragraph(text: string): Block {
  return { kind: 'paragraph', spans: [{ text }] };
}
function list(...texts: string[]): Block {
  return { kind: 'list', items: texts.map(text => [{ text }]) };
}

test.each(cases)('%s', (_name, text, blocks) => expect(parseProse(text)).toEqual(blocks));
