import { folderRoles, type FolderRole } from '../../../../contract/core/mail/mail-kinds.ts';

interface Folder {
  path: string;
  name: string;
  /** Its attributes as listed (RFC 9051 §7.3.1), such as `\Noselect`. */
  flags?: ReadonlySet<string> | undefined;
  specialUse?: string | undefined;
  /** `extension` if the server stated it (RFC 6154). */
  specialUseSource?: string | undefined;
}

const marks = { sent: '\\Sent', spam: '\\Junk' };

/** Names at servers that do not mark folders: Gmail, QQ, NetEase, Sina, Alibaba, Feishu, Outlook and common ones. */
const usualNames = {
  sent: [
    'sent messages',
    'sent items',
    'sent mail',
    'sent',
    '已发送',
    '已发送邮件',
    '已傳送',
    '寄件备份',
    '寄件備份',
    '已发邮件',
    '已傳送郵件',
    '发件箱',
  ],
  spam: [
    'junk email',
    'junk e-mail',
    'junk mail',
    'junk',
    'spam',
    'bulk mail',
    'bulk',
    '垃圾邮件',
    '垃圾电子邮件',
    '垃圾邮箱',
    '垃圾郵件',
    '垃圾電子郵件',
    '垃圾信件',
  ],
};

const isNothing = new Set(['\\noselect', '\\nonexistent']);
const opens = (folder: Folder) => ![...(folder.flags ?? [])].some(flag => isNothing.has(flag.toLowerCase()));

/** Finds the folder of a role by its mark, else by its name. @returns empty if there is none */
function folderOf(role: 'sent' | 'spam', folders: readonly Folder[]): string {
  const ofMark = folders.filter(folder => folder.specialUse === marks[role]);
  const marked = ofMark.find(folder => folder.specialUseSource === 'extension');
  if (marked) return marked.path;
  const named = folders
    .map(folder => ({ path: folder.path, place: usualNames[role].indexOf(folder.name.trim().toLowerCase()) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place);
  return named[0]?.path ?? ofMark[0]?.path ?? '';
}

/** Returns the folders of a mailbox to read, by role; empty: it has none. */
export function foldersByRole(folders: readonly Folder[]): Record<FolderRole, string> {
  const open = folders.filter(opens);
  return { inbox: 'INBOX', sent: folderOf('sent', open), spam: folderOf('spam', open) };
}

/** The roles for which there is a folder, the inbox first. */
export const rolesOf = (paths: Record<FolderRole, string>): FolderRole[] =>
  folderRoles.filter(role => paths[role] !== '');
