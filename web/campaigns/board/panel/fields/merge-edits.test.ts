import { expect, test } from 'vitest';
import { merge, type Merged } from './merge-edits.ts';
import type { Fields, Row, Values } from './field-values.ts';

const fields: Fields = {
  fee: '1000',
  currency: 'USD',
  product: 'Cup',
  carrier: '',
  trackingNumber: '',
  coupon: '',
  shortLinkId: '',
  visitsGoal: '',
  notes: 'Old',
};
const row = (id: number | null, by: Partial<Row> = {}): Row => ({
  key: id === null ? 'new' : String(id),
  id,
  kind: 'video',
  title: '',
  draftDueOn: '',
  publishOn: '',
  postUrl: '',
  ...by,
});
const values = (by: Partial<Fields> = {}, rows: Row[] = [row(1), row(2)]): Values => ({
  fields: { ...fields, ...by },
  rows,
});
const base = values();

/** Fields that are not named must be empty. */
function isMerged(merged: Merged, expected: Partial<Merged>): void {
  expect(merged).toEqual({
    taken: [],
    conflicts: [],
    kept: [],
    returned: [],
    added: [],
    removed: [],
    ...expected,
  });
}

test.each<[string, Values, Values, Partial<Merged>]>([
  ['nobody changed anything', base, base, { values: base }],
  ['only here', values({ notes: 'Mine' }), base, { values: values({ notes: 'Mine' }) }],
  [
    'only there',
    base,
    values({ notes: 'Theirs' }),
    { values: values({ notes: 'Theirs' }), taken: ['notes'] },
  ],
  [
    'different fields',
    values({ notes: 'Mine' }),
    values({ product: 'Mug', coupon: 'MUG10' }),
    { values: values({ notes: 'Mine', product: 'Mug', coupon: 'MUG10' }), taken: ['product', 'coupon'] },
  ],
  [
    'the same field',
    values({ notes: 'Mine' }),
    values({ notes: 'Theirs' }),
    { values: values({ notes: 'Mine' }), conflicts: [{ key: 'notes', theirs: { notes: 'Theirs' } }] },
  ],
  [
    'the same field to the same',
    values({ notes: 'Same' }),
    values({ notes: 'Same' }),
    { values: values({ notes: 'Same' }) },
  ],
  [
    'the fee here, its currency there',
    values({ fee: '1200' }),
    values({ currency: 'EUR' }),
    {
      values: values({ fee: '1200' }),
      conflicts: [{ key: 'fee', theirs: { fee: '1000', currency: 'EUR' } }],
    },
  ],
  [
    'the fee is only written otherwise here',
    values({ fee: '1,000.00' }),
    values({ fee: '900' }),
    { values: values({ fee: '900' }), taken: ['fee'] },
  ],
  [
    'fields of one deliverable',
    values({}, [row(1, { title: 'Mine' }), row(2)]),
    values({}, [row(1, { publishOn: '2026-12-01' }), row(2)]),
    {
      values: values({}, [row(1, { title: 'Mine', publishOn: '2026-12-01' }), row(2)]),
      taken: ['1.publishOn'],
    },
  ],
  [
    'the same field of a deliverable',
    values({}, [row(1, { title: 'Mine' }), row(2)]),
    values({}, [row(1, { title: 'Theirs' }), row(2)]),
    {
      values: values({}, [row(1, { title: 'Mine' }), row(2)]),
      conflicts: [{ key: '1.title', theirs: 'Theirs' }],
    },
  ],
  [
    'each added a deliverable',
    values({}, [row(1), row(2), row(null, { title: 'Mine' })]),
    values({}, [row(1), row(2), row(3, { title: 'Theirs' })]),
    {
      values: values({}, [row(1), row(2), row(null, { title: 'Mine' }), row(3, { title: 'Theirs' })]),
      added: ['3'],
    },
  ],
  [
    'they removed what was left alone here',
    values({ notes: 'Mine' }),
    values({}, [row(1)]),
    { values: values({ notes: 'Mine' }, [row(1)]), removed: ['2'] },
  ],
  [
    'they removed what was changed here',
    values({}, [row(1), row(2, { title: 'Mine' })]),
    values({}, [row(1)]),
    { values: values({}, [row(1), { ...row(2, { title: 'Mine' }), id: null }]), kept: ['2'] },
  ],
  ['removed here, left alone there', values({}, [row(1)]), base, { values: values({}, [row(1)]) }],
  [
    'removed here, changed there',
    values({}, [row(1)]),
    values({}, [row(1), row(2, { postUrl: 'https://a.test/1' })]),
    { values: values({}, [row(1), row(2, { postUrl: 'https://a.test/1' })]), returned: ['2'] },
  ],
  ['removed on both sides', values({}, [row(1)]), values({}, [row(1)]), { values: values({}, [row(1)]) }],
])('Two people change a collaboration: %s', (_name, mine, theirs, expected) => {
  isMerged(merge(base, mine, theirs), expected);
});
