import { expect, test } from 'vitest';
import { parseFields } from './field-expansion.ts';

const plain = (name: string) => ({ name, args: {}, fields: [] });

test('fields with arguments and inner fields are read', () =>
  expect(
    parseFields('business_discovery.username(ann.lee){id,media.limit(10).after(QVF-x_1){id,caption}},id'),
  ).toEqual([
    {
      name: 'business_discovery',
      args: { username: 'ann.lee' },
      fields: [
        plain('id'),
        { name: 'media', args: { limit: '10', after: 'QVF-x_1' }, fields: [plain('id'), plain('caption')] },
      ],
    },
    plain('id'),
  ]));

test.each(['', 'id,', 'a{b', 'a{b}}', 'a.limit', 'a.limit(3', 'a b'])('%j is refused', text =>
  expect(parseFields(text)).toBeNull(),
);
