import { expect, test } from 'vitest';
import { errorText } from './error-texts.ts';

test.each([
  ['zh', 'owner', '没有权限进行此操作，只有团队主账号可以'],
  ['en', 'owner', 'You are not allowed to do this: only the main account of the team may'],
  ['zh', 'maker', '没有权限进行此操作，只有创建它的人和团队主账号可以'],
  ['en', 'operator', 'You are not allowed to do this: only operators of this installation may'],
] as const)('what is forbidden says who may: %s, %s', (lang, who, sentence) => {
  expect(errorText(lang, 'forbidden', { who })).toBe(sentence);
});

test('placeholders are filled in, and those without a value stay', () => {
  expect(errorText('en', 'sign_in_locked', { minutes: 5 })).toContain('in 5 minutes');
  expect(errorText('en', 'unreadable_file', { file: 'a.xlsx' })).toBe('“a.xlsx” cannot be imported: {why}');
});
