import { expect, test } from 'vitest';
import { nameOfThread, reasonKey, ruleKey } from './thread-text.ts';

test.each([
  ['person', 'person', ''],
  ['header.x-autoreply', 'header', 'x-autoreply'],
  ['feedback.abuse', 'feedback', 'abuse'],
  ['newRule.of.later', 'unknown', 'newRule.of.later'],
  ['', 'unknown', ''],
])('rule %j', (rule, key, name) => expect(ruleKey(rule)).toEqual({ key, name }));

test.each([
  ['mailboxFull', 'mailboxFull'],
  ['of later', 'unknown'],
])('reason %j', (reason, key) => expect(reasonKey(reason)).toBe(key));

const counterpart = { name: 'Lan', address: 'lan@example.com' };
const creator = { id: 1, platform: 'tiktok', handle: 'lan.eats', name: '阮兰', avatarUrl: '' };

test.each([
  [{ creator, counterpart }, '阮兰'],
  [{ creator: { ...creator, name: '' }, counterpart }, 'lan.eats'],
  [{ creator: null, counterpart }, 'Lan'],
  [{ creator: null, counterpart: { ...counterpart, name: '' } }, 'lan@example.com'],
])('%j is with %s', (row, name) => expect(nameOfThread(row)).toBe(name));
