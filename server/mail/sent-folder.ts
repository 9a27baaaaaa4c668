interface Folder {
  path: string;
  name: string;
  specialUse?: string | undefined;
  /** `extension` where the server said it (RFC 6154). */
  specialUseSource?: string | undefined;
}

/** As providers call it that do not mark it: QQ, NetEase, Sina, Alibaba, Outlook and usual servers. */
const usualNames = [
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
  '发件箱',
];

/** The folder in which sent mail is filed: by its mark, else by its name. @returns empty when there is none */
export function sentFolderAmong(folders: readonly Folder[]): string {
  const sent = folders.filter(folder => folder.specialUse === '\\Sent');
  const marked = sent.find(folder => folder.specialUseSource === 'extension') ?? sent[0];
  if (marked) return marked.path;
  const named = folders
    .map(folder => ({ path: folder.path, place: usualNames.indexOf(folder.name.trim().toLowerCase()) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place);
  return named[0]?.path ?? '';
}
