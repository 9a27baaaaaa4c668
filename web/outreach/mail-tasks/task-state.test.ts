import { describe, expect, test } from 'vitest';
import { readTasks, writeTasks } from './task-state.ts';

describe('the question in an address', () => {
  test.each([
    ['', { state: null, keyword: '', page: 1, size: 20 }],
    ['state=sending&keyword=+圣诞+&page=3&size=50', { state: 'sending', keyword: '圣诞', page: 3, size: 50 }],
    ['state=received_reply', { state: 'received_reply', keyword: '', page: 1, size: 20 }],
    // `draft` is not a filter: drafts have their own page.
    ['state=draft&page=0&size=7', { state: null, keyword: '', page: 1, size: 20 }],
    ['page=99999999', { state: null, keyword: '', page: 1, size: 20 }],
  ])('%j', (query, state) => expect(readTasks(new URLSearchParams(query))).toEqual(state));

  test('is written in its shortest form, and read back', () => {
    const state = { state: 'paused', keyword: '年货', page: 2, size: 20 } as const;
    expect(writeTasks({ state: null, keyword: '', page: 1, size: 20 }).toString()).toBe('');
    expect(readTasks(writeTasks(state))).toEqual(state);
  });
});
