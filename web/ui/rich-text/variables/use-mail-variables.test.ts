import { expect, test } from 'vitest';
import { withLabels } from './use-mail-variables.ts';

const options = [{ name: 'creator.name', label: '达人名字', example: '' }];

test.each([
  ['', ''],
  ['你好', '你好'],
  ['{{creator.name|您}}好，{{ nope }}', '‹达人名字›好，‹nope›'],
])('%j reads %j', (text, expected) => {
  expect(withLabels(text, options)).toBe(expected);
});
