import { expect, test } from 'vitest';
import { placeRefusal } from './use-form.ts';

interface Given {
  code?: number;
  fields?: { field: string; reason: string }[];
  alreadyShown?: boolean;
}

const refusal = ({ code = 1004, fields = [], alreadyShown = false }: Given) =>
  Object.assign(new Error('refused'), { code, fields, alreadyShown });

const form = { initial: { phone: '', code: '', password: '' }, places: { 1004: 'code' } } as const;

test.each<[string, unknown, Record<string, string>, string | undefined]>([
  [
    'fields of this form',
    refusal({
      code: 400,
      fields: [
        { field: 'phone', reason: 'a' },
        { field: 'password', reason: 'b' },
      ],
    }),
    { phone: 'a', password: 'b' },
    undefined,
  ],
  [
    'only fields that are not here',
    refusal({ code: 400, fields: [{ field: 'company', reason: 'a' }] }),
    {},
    'refused',
  ],
  ['a code with a place', refusal({ code: 1004 }), { code: 'refused' }, undefined],
  ['a code without one', refusal({ code: 1003 }), {}, 'refused'],
  ['what a toast has told', refusal({ code: 429, alreadyShown: true }), {}, undefined],
  ['a fault of our own', new TypeError('x is undefined'), {}, 'try again'],
])('%s', (_name, error, faults, fault) => {
  expect(placeRefusal(error, form, 'try again')).toEqual({ faults, fault });
});
