import { expect, test } from 'vitest';
import { filled, sees } from '../../test/harness/web/acts.ts';
import { opens, type Visitor } from '../../test/harness/web/open-page.tsx';
import shell from '../i18n/zh/core/shell.ts';

const missing = (permission: string, role = '成员') => filled(shell.closed.permission, { permission, role });

test.each<[string, Visitor, string]>([
  ['/teamManage', { role: 'member' }, missing('管理成员')],
  ['/orderManage', { role: 'member' }, missing('订购与发票')],
  ['/payables', { role: 'viewer' }, missing('查看金额', '只读成员')],
  ['/inbox', { role: 'finance' }, missing('查看邮箱和邮件', '财务')],
  ['/operator/jobs', { role: 'owner' }, shell.closed.operator],
  ['/dataCollect', { mayCollect: false }, shell.closed.plan],
])('%s for %o says who may open it', async (path, visitor, sentence) => {
  await opens(path, visitor);
  await sees(sentence);
  await sees(shell.closed.title);
  expect(location.pathname).toBe(path);
});
