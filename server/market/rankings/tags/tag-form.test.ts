import { expect, it } from 'vitest';
import { tagForm } from './tag-form.ts';

it.each([
  ['tea', 'tea'],
  ['TeaTime', 'teatime'],
  ['#ＴＥＡ', 'tea'],
  ['＃tea', 'tea'],
  ['ẨmThực', 'ẩmthực'],
  ['xu_hướng2025', 'xu_hướng2025'],
  ['猫', '猫'],
  [' # ', ''],
])('%j is counted as %j', (written, form) => {
  expect(tagForm(written)).toBe(form);
  expect(tagForm(form)).toBe(form);
});
