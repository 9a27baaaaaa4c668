import { expect, test } from 'vitest';
import { foldersByRole, rolesOf } from './folder-roles.ts';

const plain = (path: string) => ({ path, name: path.split('/').at(-1) ?? '' });
const marked = (path: string, specialUse: string, specialUseSource = 'extension') => ({
  ...plain(path),
  specialUse,
  specialUseSource,
});
const inbox = plain('INBOX');

test.each([
  [
    'by their marks',
    [
      marked('[Gmail]/垃圾邮件', '\\Junk'),
      plain('Sent'),
      plain('Spam'),
      marked('[Gmail]/已发邮件', '\\Sent'),
    ],
    ['[Gmail]/已发邮件', '[Gmail]/垃圾邮件'],
  ],
  [
    'by the mark of the server before that of a name',
    [marked('Sent', '\\Sent', 'name'), marked('Out', '\\Sent'), marked('Quarantine', '\\Junk', 'name')],
    ['Out', 'Quarantine'],
  ],
  ['QQ', [plain('Sent Messages'), plain('Drafts'), plain('Junk')], ['Sent Messages', 'Junk']],
  ['NetEase', [plain('已发送'), plain('垃圾邮件'), plain('病毒文件夹')], ['已发送', '垃圾邮件']],
  ['Feishu', [plain('Sent'), plain('Spam'), plain('Trash')], ['Sent', 'Spam']],
  ['Outlook', [plain('Sent Items'), plain('Junk Email')], ['Sent Items', 'Junk Email']],
  ['Outlook in Chinese', [plain('已发送邮件'), plain('垃圾电子邮件')], ['已发送邮件', '垃圾电子邮件']],
  [
    'in folders of their own',
    [plain('INBOX/Sent Items'), plain('INBOX/spam')],
    ['INBOX/Sent Items', 'INBOX/spam'],
  ],
  [
    'the likelier of two',
    [plain('Sent'), plain('SENT ITEMS'), plain('Spam'), plain('Junk')],
    ['SENT ITEMS', 'Junk'],
  ],
  ['none', [plain('Sent to clients'), plain('No spam')], ['', '']],
  ['none that cannot be opened', [{ ...plain('Sent'), flags: new Set(['\\NoSelect']) }], ['', '']],
])('sent mail and spam: %s', (_what, folders, [sent, spam]) => {
  expect(foldersByRole([inbox, ...folders])).toEqual({ inbox: 'INBOX', sent, spam });
});

test('a role without a folder is not read', () => {
  expect(rolesOf({ inbox: 'INBOX', sent: '', spam: 'Junk' })).toEqual(['inbox', 'spam']);
});
