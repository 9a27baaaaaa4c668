import { expect, test } from 'vitest';
import { foldersByRole } from './folder-roles.ts';

const plain = (path: string) => ({ path, name: path.split('/').at(-1) ?? '' });
const marked = (path: string, specialUseSource = 'extension') => ({
  ...plain(path),
  specialUse: '\\Sent',
  specialUseSource,
});

test.each([
  ['by its mark', [plain('INBOX'), plain('Sent'), marked('[Gmail]/已发邮件')], '[Gmail]/已发邮件'],
  ['by the mark of the server before that of a name', [marked('Sent', 'name'), marked('Out')], 'Out'],
  ['QQ', [plain('INBOX'), plain('Sent Messages'), plain('Drafts')], 'Sent Messages'],
  ['NetEase', [plain('INBOX'), plain('已发送')], '已发送'],
  ['in a folder of its own', [plain('INBOX/Sent Items')], 'INBOX/Sent Items'],
  ['the likelier of two', [plain('Sent'), plain('SENT ITEMS')], 'SENT ITEMS'],
  ['none', [plain('INBOX'), plain('Sent to clients')], ''],
])('%s', (_what, folders, expected) => {
  expect(foldersByRole(folders).sent).toBe(expected);
});
