import { expect, test } from 'vitest';
import { templateInputSchema } from '../../../contract/outreach/mail-templates/mail-templates.ts';
import { unknownVariables, variableUses } from '../../../contract/core/mail/mail-variables.ts';
import { readerLangs } from '../../../contract/core/mail/reader-langs.ts';
import { startersIn } from './starter-templates.ts';

const all = readerLangs.flatMap(lang => startersIn(lang, 'zh'));

test.each(all)('$name is accepted unchanged, and reads well without known data', template => {
  expect(templateInputSchema.parse(template)).toEqual(template);
  const text = template.subject + template.html;
  expect(unknownVariables(text)).toEqual([]);
  expect(variableUses(text).every(({ fallback }) => fallback)).toBe(true);
});

test.each(readerLangs)('%s has a first contact and two follow-ups', lang => {
  const starters = startersIn(lang, 'en');
  expect(starters.map(({ kind }) => kind)).toEqual(['body', 'followUp', 'followUp']);
  expect(new Set(starters.map(({ name }) => name)).size).toBe(3);
});

test('the team knows them by names in its own language', () => {
  expect(startersIn('ja', 'en')[0]?.name).toBe('First contact · 日本語');
  expect(startersIn('en', 'en')[0]?.name).toBe('First contact');
});
