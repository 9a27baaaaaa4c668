import { expect, test } from 'vitest';
import { markParts } from './mark-parts.ts';

const written = (text: string, words: string[]) =>
  markParts(text, words)
    .map(part => (part.marked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Bếp Nhà Mây', ['bep'], '[Bếp] Nhà Mây'],
  ['Chị Ba Ẩm Thực', ['Ẩm Thực'], 'Chị Ba [Ẩm Thực]'],
  ['Chị Ba Ẩm Thực'.normalize('NFD'), ['am'], `Chị Ba [${'Ẩm'.normalize('NFD')}] Thực`.normalize('NFD')],
  ['foodiehanoi', ['food'], '[food]iehanoi'],
  ['food & FOOD', ['food'], '[food] & [FOOD]'],
  ['越南美食达人', ['美食'], '越南[美食]达人'],
  ['美食探店', ['美食', '食探'], '[美食探]店'],
  ['🍜 noodles 🍜', ['🍜'], '[🍜] noodles [🍜]'],
  ['Straße', ['strasse'], '[Straße]'],
  ['plain', [], 'plain'],
  ['plain', ['', 'other'], 'plain'],
  ['', ['food'], ''],
])('%j with %j', (text, words, expected) => expect(written(text, words)).toBe(expected));
