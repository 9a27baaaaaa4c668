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
    homepage: 'Profile link',
    platform: 'Platform',
    handle: 'Handle',
    name: 'Name',
    email: 'Email',
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
    erased: '这一行不能导入：其中的人已要求不再被保存',
  },
  en: {
    missing: 'No profile link or handle: enter one of them',
    notALink: 'Not a profile link: paste the profile address, e.g. https://www.tiktok.com/@name',
    otherSite: 'Only TikTok, YouTube and Instagram profiles can be imported',
    notAProfile:
      'This links to a post, a shop or another page: use the profile address, e.g. https://www.youtube.com/@name',
    shortLink: 'A short link doesn’t show which creator it is: open it and copy the profile address',
    unknownPlatform: 'Unknown platform: enter TikTok, YouTube or Instagram',
    badHandle: 'The handle has characters this platform doesn’t allow; check it',
    twice:
      'Same creator as in a row above: move the tags and note there if you need them, or delete this row',
    blocked: 'This creator is blacklisted; remove them from the blacklist to import this row',
    noRoom: 'The list is full; remove some creators or upgrade your plan, then import this row',
    erased: 'This row can’t be imported: the person has asked not to be kept',
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
      'Part of the email column isn’t an email address and was skipped: correct it and upload this row again',
    cutShort:
      'Too long, so the rest was skipped: up to 10 tags of 40 characters each, a note of 2,000 characters, 5 email addresses',
    tagsFull:
      'This creator has the maximum number of team tags, so this row’s tags were skipped: remove some and upload this row again',
  },
};

/** The columns that a file of failed rows has in addition. */
export const failedRowHeadings: Record<Lang, { row: string; reason: string }> = {
  zh: { row: '行号', reason: '失败原因' },
  en: { row: 'Row', reason: 'Reason' },
};
