import { expect, test } from 'vitest';
import { bareSubject, isAnswerSubject, sameSubject } from './subject-prefix.ts';

test.each([
  ['Re: Hello', 'Hello'],
  ['RE: FW: Re[2]: Hello', 'Hello'],
  ['回复：转发: 合作邀请', '合作邀请'],
  ['答复: Re：你好', '你好'],
  ['Antw: SV: Aw: Angebot', 'Angebot'],
  ['Hello', 'Hello'],
  ['Regarding: Hello', 'Regarding: Hello'],
  ['Re', 'Re'],
  ['', ''],
])('%s is about “%s”', (subject, bare) => {
  expect(bareSubject(subject)).toBe(bare);
  expect(isAnswerSubject(subject)).toBe(bare !== subject);
});

test('blanks and cases make no other subject', () => {
  expect(sameSubject('RE:  hello   World', 'Hello world')).toBe(true);
  expect(sameSubject('Hello', 'Hello there')).toBe(false);
});
