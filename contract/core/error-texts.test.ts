import { expect, test } from 'vitest';
import { errorText } from './error-texts.ts';

test.each([
  ['zh', 'owner', '没有权限进行此操作，只有团队主账号可以'],
  ['en', 'owner', 'You don’t have permission. Only the main account of the team can do this.'],
  ['zh', 'maker', '没有权限进行此操作，只有创建它的人和团队主账号可以'],
  ['en', 'operator', 'You don’t have permission. Only operators of this installation can do this.'],
] as const)('what is forbidden says who may: %s, %s', (lang, who, sentence) => {
  expect(errorText(lang, 'forbidden', { who })).toBe(sentence);
});

test('placeholders are filled in, and those without a value stay', () => {
  expect(errorText('en', 'sign_in_locked', { minutes: 5 })).toContain('in 5 minutes');
  expect(errorText('en', 'unreadable_file', { file: 'a.xlsx' })).toBe('Couldn’t import “a.xlsx”: {why}');
});
