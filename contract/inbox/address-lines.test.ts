import { expect, test } from 'vitest';
import { readAddressLine, writeAddressLine } from './address-lines.ts';

const read = (line: string) => {
  const { addressees, malformed } = readAddressLine(line);
  return [addressees.map(({ name, address }) => `${name}|${address}`), malformed];
};

test.each<[string, string[], string[]]>([
  ['', [], []],
  ['a@x.example', ['|a@x.example'], []],
  ['Ann <a@x.example>; b@x.example', ['Ann|a@x.example', '|b@x.example'], []],
  ['林溪 <lin@x.example>；b@x.example；', ['林溪|lin@x.example', '|b@x.example'], []],
  ['"Lin; Xi, \\"LX\\"" <lin@x.example>', ['Lin; Xi, "LX"|lin@x.example'], []],
  ['Lin, Xi <lin@x.example>', ['Lin, Xi|lin@x.example'], []],
  ['a@x.example, b@x.example，c@x.example', ['|a@x.example', '|b@x.example', '|c@x.example'], []],
  ['A@x.example; a@X.example', ['|A@x.example'], []],
  ['ann; a@x.example; a@b', ['|a@x.example'], ['ann', 'a@b']],
  ['a@x.example\r\nBcc: b@x.example', ['|a@x.example'], ['Bcc: b@x.example']],
  ['"Ann\u2028Bcc: b@x.example" <a@x.example>', ['Ann Bcc: b@x.example|a@x.example'], []],
  ['"open <a@x.example>; b@x.example', ['"open|a@x.example', '|b@x.example'], []],
  ['<a@x.example> <b@x.example>', ['<a@x.example>|b@x.example'], []],
  ['"'.repeat(5000), [], ['"'.repeat(5000)]],
])('the line %s', (line, addressees, malformed) => {
  expect(read(line)).toEqual([addressees, malformed]);
});

test.each([
  { name: '', address: 'a@x.example' },
  { name: '林溪', address: 'lin@x.example' },
  { name: 'Lin; "Xi" \\ <b@x.example>', address: 'lin@x.example' },
])('$name $address is read as it was written', addressee => {
  expect(readAddressLine(writeAddressLine([addressee])).addressees).toEqual([addressee]);
});
