import type { Lang } from '../../core/error-texts.ts';
import type { ImportField, ImportReason, ImportWarning } from './list-imports.ts';

/** The headings of the template; uploads may use either language. */
export const importHeadings: Record<Lang, Record<ImportField, string>> = {
  zh: {
    homepage: '主页链接',
    platform: '平台',
    handle: '账号',
    name: '昵称',
    email: '邮箱',
    tags: '标签',
    note: '备注',
  },
  en: {
    homepage: 'Homepage link',
    platform: 'Platform',
    handle: 'Handle',
    name: 'Name',
    email: 'E-mail',
    tags: 'Tags',
    note: 'Note',
  },
};

/** Why a row was not imported, with how to fix it. */
export const importReasonTexts: Record<Lang, Record<ImportReason, string>> = {
  zh: {
    missing: '没有主页链接，也没有账号，请补上其中一项',
    notALink: '不是主页链接：请粘贴达人的主页地址，例如 https://www.tiktok.com/@name',
    otherSite: '只支持 TikTok、YouTube 和 Instagram 的主页链接',
    notAProfile: '这是作品、商店或其他页面的链接：请换成达人的主页地址，例如 https://www.youtube.com/@name',
    shortLink: '短链接里看不出是哪位达人：请在浏览器中打开，再复制主页地址',
    unknownPlatform: '平台无法识别，请填写 TikTok、YouTube 或 Instagram',
    badHandle: '账号中有该平台不允许的字符，请核对',
    twice: '与上面某一行是同一位达人：需要这一行的标签和备注时，请并入那一行再上传，否则可以删除这一行',
    blocked: '该达人在黑名单中，移出黑名单后才能导入',
    noRoom: '收藏夹已满，请清理收藏夹或升级权益后再导入这一行',
  },
  en: {
    missing: 'Neither a homepage link nor a handle; fill in one of them',
    notALink: 'Not a homepage link: paste the address of the profile, e.g. https://www.tiktok.com/@name',
    otherSite: 'Only homepages on TikTok, YouTube and Instagram can be imported',
    notAProfile:
      'A link to a post, a shop or another page: use the address of the profile, e.g. https://www.youtube.com/@name',
    shortLink: 'A short link does not say which creator: open it and copy the address of the profile',
    unknownPlatform: 'Unknown platform; write TikTok, YouTube or Instagram',
    badHandle: 'The handle has characters that this platform does not allow; please check it',
    twice:
      'The same creator as in a row above: move tags and note there if you need them, or delete this row',
    blocked: 'This creator is on the blacklist; import it after taking it off',
    noRoom: 'The list is full; make room in it or upgrade your membership, then import this row',
  },
};

/** What was left out of a row that was imported, with how to add it. */
export const importWarningTexts: Record<Lang, Record<ImportWarning, string>> = {
  zh: {
    badEmail: '邮箱列里有内容不是邮箱地址，没有导入：改正后重新上传这一行',
    cutShort: '内容太长，多出的部分没有导入：标签最多 10 个、每个 40 字，备注 2,000 字，邮箱 5 个',
    tagsFull: '该达人的团队标签已满，这一行的标签没有导入：先移除几个标签，再重新上传这一行',
  },
  en: {
    badEmail:
      'Something in the e-mail column is no address and was left out: correct it and upload this row again',
    cutShort:
      'Too long, the rest was left out: up to 10 tags of 40 characters, a note of 2,000, 5 e-mail addresses',
    tagsFull:
      'This creator has all the team tags it can have, so those of this row were left out: remove some and upload this row again',
  },
};

/** The columns that a file of failed rows has in addition. */
export const failedRowHeadings: Record<Lang, { row: string; reason: string }> = {
  zh: { row: '行号', reason: '失败原因' },
  en: { row: 'Row', reason: 'Reason' },
};
