import { expect, test } from 'vitest';
import { sizeWords } from './file-size.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [10_485_760, '10.0 MB'],
])('%i bytes', (bytes, words) => expect(sizeWords(bytes)).toBe(words));
