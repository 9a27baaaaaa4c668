import { expect, test } from 'vitest';
import { exampleText } from './example-text.ts';

test.each([
  ['{{creator.name|Hola}}, ¿un espresso?', 'Hola, ¿un espresso?'],
  ['For {{creator.name}}: {{link}}', 'For …: …'],
  ['{{creator.name|}}, hello', '…, hello'],
  ['No variable {here}', 'No variable {here}'],
])('%s is read as %s', (text, read) => {
  expect(exampleText(text)).toBe(read);
});
