import { expect, test } from 'vitest';
import { readTab } from './read-tab.ts';

test.each([
  ['', 'overview'],
  ['tab=alerts', 'alerts'],
  ['tab=nothing', 'overview'],
])('the tab of %j is %s', (question, tab) => {
  expect(readTab(new URLSearchParams(question), ['overview', 'posts', 'alerts'])).toBe(tab);
});
