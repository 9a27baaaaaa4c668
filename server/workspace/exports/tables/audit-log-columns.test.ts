import { expect, it } from 'vitest';
import { actionNames } from '../../../../contract/workspace/audit-log-action-texts.ts';
import { recordedFieldNames } from '../../../../contract/workspace/audit-log-field-texts.ts';
import type { OperationRecord } from '../../../../contract/workspace/audit-log.ts';
import { recordColumns } from './audit-log-columns.ts';

const record: OperationRecord = {
  id: 1,
  at: '2026-11-20T18:30:05.123Z',
  action: 'account.updateProfile',
  accountId: 7,
  accountName: '李 (li.lei)',
  subject: 'account',
  subjectId: 7,
  subjectName: '李 (li.lei)',
  changes: [{ field: 'nickname', before: '雷', after: '李' }],
  address: '192.0.2.1',
  agent: 'Firefox',
};

const readerOf = (lang: 'zh' | 'en') => ({
  lang,
  timeZone: 'Asia/Shanghai',
  planNames: new Map([['pro', lang === 'zh' ? '专业版' : 'Pro']]),
  shortPrefix: '',
});

it.each([
  ['who', {}, 'account', '李 (li.lei)', '李 (li.lei)'],
  ['a deleted account', { accountName: '' }, 'account', '已删除账号 7', 'Deleted account 7'],
  ['the installation', { accountId: null, accountName: '' }, 'account', '系统', 'System'],
  ['what was done', {}, 'action', '修改个人资料', 'Edited profile'],
  ['a subject without a name', { subjectName: '' }, 'subject', '7', '7'],
  ['no subject', { subjectName: '', subjectId: null }, 'subject', '', ''],
  ['a change', {}, 'changes', '昵称：雷 → 李', 'Nickname: 雷 → 李'],
  [
    'several changes',
    {
      changes: [
        { field: 'way', after: 'phone' },
        { field: 'unheardOf', before: null, after: true },
      ],
    },
    'changes',
    '方式：短信验证码；unheardOf： → true',
    'Way: Text message code; unheardOf:  → true',
  ],
  ['a change whose values were erased', { changes: [{ field: 'phone' }] }, 'changes', '手机号', 'Phone'],
  [
    'names for codes',
    {
      changes: [
        { field: 'plan', before: 'pro', after: 'of old' },
        { field: 'action', after: 'plan.end' },
      ],
    },
    'changes',
    `${recordedFieldNames.zh.plan}：专业版 → of old；操作：${actionNames.zh['plan.end']}`,
    'Plan: Pro → of old; Action: Plan ended',
  ],
  [
    'moments in the team’s time',
    { changes: [{ field: 'endsAt', before: null, after: '2026-12-01T16:00:00.000Z' }] },
    'changes',
    '到期时间： → 2026-12-02 00:00',
    'End:  → 2026-12-02 00:00',
  ],
  ['what became empty', { changes: [{ field: 'note', before: 'a' }] }, 'changes', '备注：a → ', 'Note: a → '],
])('describes %s', (_what, change, key, zh, en) => {
  const column = recordColumns.find(column => column.key === key);
  const tell = (lang: 'zh' | 'en') => column?.value({ ...record, ...change }, readerOf(lang));
  expect([tell('zh'), tell('en')]).toEqual([zh, en]);
});
