import { expect, test } from 'vitest';
import { unitsOf } from './quota-units.ts';

test.each([
  [0, '0'],
  [4, '< 0.1'],
  [1_240, '12.4'],
  [1_200, '12'],
  [123_456_700, '1,234,567'],
])('%s hundredths are %s', (centi, text) => {
  expect(unitsOf(centi)).toBe(text);
});
