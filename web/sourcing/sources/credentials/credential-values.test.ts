import { expect, test } from 'vitest';
import { initialValues, sentValues } from './credential-values.ts';

const fields = [
  { name: 'userId', isSecret: false },
  { name: 'accessToken', isSecret: true },
];

test('a new credential starts empty', () => {
  expect(initialValues(fields)).toEqual({
    name: '',
    group: '',
    'values.userId': '',
    'values.accessToken': '',
  });
});

test('an existing one shows its public fields', () => {
  const credential = {
    id: 1,
    name: 'main',
    group: 'a',
    isSandbox: false,
    state: 'ok' as const,
    refusedText: '',
    freeAt: null,
    lastUsedAt: null,
    values: { userId: '17', accessToken: 'never sent by the server' },
  };
  expect(initialValues(fields, credential)).toEqual({
    name: 'main',
    group: '',
    'values.userId': '17',
    'values.accessToken': '',
  });
});

test('empty fields are not sent', () => {
  const form = { name: 'main', group: '', 'values.userId': ' 18 ', 'values.accessToken': ' ' };
  expect(sentValues(fields, form)).toEqual({ userId: '18' });
});
