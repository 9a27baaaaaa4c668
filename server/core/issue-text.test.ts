import { expect, test } from 'vitest';
import { z } from 'zod';
import { namedDay } from '../../contract/core/time/dates.ts';
import { issueText } from './issue-text.ts';

test.each<[what: string, schema: z.ZodType, value: unknown, zh: string, en: string]>([
  ['nothing', z.string(), undefined, '为必填项', 'is required'],
  ['no number', z.coerce.number(), 'x', '应为数字', 'must be a number'],
  ['no integer', z.int(), 1.5, '应为整数', 'must be a whole number'],
  ['another type', z.string(), 1, '格式不正确', 'has the wrong format'],
  ['too little', z.int().min(2), 1, '不能小于 2', 'must be at least 2'],
  ['too much', z.int().max(2), 3, '不能大于 2', 'must be at most 2'],
  ['too short', z.string().min(2), 'a', '过短，至少 2 个', 'is too short, at least 2'],
  ['too many', z.array(z.int()).max(1), [1, 2], '过长，最多 1 个', 'is too long, at most 1'],
  ['too early', namedDay, '0000-01-01', '不能早于 1970-01-01', 'can’t be before 1970-01-01'],
  ['too late', namedDay, '9999-12-31', '不能晚于 2199-12-31', 'can’t be after 2199-12-31'],
  ['no day', namedDay, '2026-02-30', '格式不正确', 'has the wrong format'],
  ['not one of', z.enum(['a', 'b']), 'c', '应为以下之一：a, b', 'must be one of a, b'],
  ['no address', z.url(), 'x', '格式不正确', 'has the wrong format'],
  ['no pattern', z.string().regex(/^a/), 'b', '格式不正确', 'has the wrong format'],
  ['none of a union', z.union([z.int(), z.literal('x')]), 'y', '格式不正确', 'has the wrong format'],
  ['an unknown key', z.strictObject({}), { a: 1 }, '格式不正确', 'has the wrong format'],
])('%s', (_what, schema, value, zh, en) => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  expect(issue && [issueText(issue, 'zh'), issueText(issue, 'en')]).toEqual([zh, en]);
});
