import { expect, test } from 'vitest';
import { templateInputSchema } from '../../../contract/outreach/mail-templates/mail-templates.ts';
import { unknownVariables, variableUses } from '../../../contract/core/mail/mail-variables.ts';
import { startersIn } from './starter-templates.ts';

const all = [...startersIn('zh'), ...startersIn('en')];

test.each(all)('$name is accepted unchanged, and reads well without known data', template => {
  expect(templateInputSchema.parse(template)).toEqual(template);
  const text = template.subject + template.html;
  expect(unknownVariables(text)).toEqual([]);
  expect(variableUses(text).every(({ fallback }) => fallback)).toBe(true);
});

test('each language has a first contact and two follow-ups', () => {
  const kinds = ['body', 'followUp', 'followUp'];
  expect(all.map(({ kind }) => kind)).toEqual([...kinds, ...kinds]);
});
