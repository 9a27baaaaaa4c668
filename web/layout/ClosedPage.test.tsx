import { expect, test } from 'vitest';
import { sees } from '../../test/harness/web/acts.ts';
import { opens, type Visitor } from '../../test/harness/web/open-page.tsx';
import shell from '../i18n/zh/core/shell.ts';

test.each<[string, Visitor, string]>([
  ['/teamManage', { role: 'member' }, shell.closed.owner],
  ['/orderManage', { role: 'member' }, shell.closed.owner],
  ['/operator/jobs', { role: 'owner' }, shell.closed.operator],
  ['/dataCollect', { mayCollect: false }, shell.closed.plan],
])('%s for %o says who may open it', async (path, visitor, sentence) => {
  await opens(path, visitor);
  await sees(sentence);
  await sees(shell.closed.title);
  expect(location.pathname).toBe(path);
});
