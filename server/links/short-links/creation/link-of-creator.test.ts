import { expect, it } from 'vitest';
import { markedFor, nameFor } from './link-of-creator.ts';

it.each([
  ['{creator} 春季', 'Lan', 'Lan 春季'],
  ['春季', 'Lan', '春季'],
  ['{creator}/{creator}', '$&', '$&/$&'],
  ['a{creator}', 'x'.repeat(120), `a${'x'.repeat(99)}`],
  ['a{creator}', `${'x'.repeat(98)}😀`, `a${'x'.repeat(98)}`],
])('%s for %s is named %s', (template, creator, name) => {
  expect(nameFor(template, creator)).toBe(name);
});

it.each([
  ['https://shop.example.com', 'lan', 'https://shop.example.com?utm_content=lan'],
  ['https://shop.example.com/a?b=1#c', 'lan', 'https://shop.example.com/a?b=1&utm_content=lan#c'],
  ['https://shop.example.com/a#c?d', 'lan', 'https://shop.example.com/a?utm_content=lan#c?d'],
  ['https://x.example/?utm_content=spring&a=%20+', 'l&n', 'https://x.example/?a=%20+&utm_content=l%26n'],
  ['https://x.example/?utm_contents=1', '兰', 'https://x.example/?utm_contents=1&utm_content=%E5%85%B0'],
  ['{host}/price?', 'lan', '{host}/price?utm_content=lan'],
])('%s marked for %s is %s', (target, handle, marked) => {
  expect(markedFor(target, handle)).toBe(marked);
});
