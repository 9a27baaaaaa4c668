import {
  failedRowHeadings,
  importHeadings,
} from '../../../../contract/creators/list-imports/list-import-texts.ts';
import { importFields, type ImportField } from '../../../../contract/creators/list-imports/list-imports.ts';

/** How people name the columns, besides the template; in the form of `headingKey`, the likeliest first. */
const synonyms: Record<ImportField, readonly string[]> = {
  homepage: [
    '主页链接', '达人主页链接', '达人链接', '主页', '达人主页', '主页地址', '博主链接', '博主主页', '网红链接', '网红主页',
    '账号链接', '账号主页', '红人链接', '红人主页', '频道链接', '频道主页', 'tiktok链接', 'tiktok主页', 'tiktok主页链接',
    'youtube链接', 'youtube主页', 'youtube主页链接', 'instagram链接', 'instagram主页', 'instagram主页链接', 'ins链接',
    'ins主页', 'ig链接', 'tk链接', 'tk主页', 'yt链接', '链接', '网址', '地址',
    'homepage', 'homepagelink', 'homepageurl', 'profilelink', 'profileurl', 'profile', 'creatorlink', 'creatorurl',
    'influencerlink', 'channellink', 'channelurl', 'channel', 'accountlink', 'accounturl', 'sociallink', 'tiktoklink',
    'tiktokurl', 'tiktokprofile', 'youtubelink', 'youtubeurl', 'youtubechannel', 'instagramlink', 'instagramurl',
    'instagramprofile', 'iglink', 'link', 'links', 'url', 'website',
  ],
  platform: ['平台', '所属平台', '社媒平台', '社交平台', '渠道', '来源平台', 'platform', 'socialplatform', 'site', 'network', 'socialmedia'],
  handle: [
    '账号', '帐号', '达人账号', '账号id', '账户', '用户名', '达人id', '博主id', '红人id', '网红id', 'tiktokid', 'tiktok账号',
    'handle', 'username', 'user', 'account', 'accountid', 'creatorid', 'tiktokhandle', 'instagramhandle', 'youtubehandle',
  ],
  name: ['昵称', '名称', '达人昵称', '达人名称', '达人', '姓名', '名字', '博主', '博主昵称', '网红', '网红名称', '红人', '红人名称',
    '频道名称', '账号名称', 'name', 'nickname', 'fullname', 'creator', 'creatorname', 'influencer', 'influencername', 'displayname', 'channelname'],
  email: ['邮箱', '电子邮箱', '邮箱地址', '联系邮箱', '邮件', '商务邮箱', 'email', 'emails', 'mail', 'emailaddress', 'contactemail', 'businessemail'],
  tags: ['标签', '达人标签', '分类', '类目', '标签分类', 'tags', 'tag', 'label', 'labels', 'category', 'categories'],
  note: ['备注', '说明', '备注信息', '跟进记录', 'note', 'notes', 'remark', 'remarks', 'comment', 'comments', 'memo'],
}; // prettier-ignore

/** Normalises a heading: without case, spaces, marks for required fields and text in brackets. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[([{【「].*?[)\]}】」]/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const fieldOf = new Map<string, { field: ImportField; rank: number }>();
for (const field of importFields) {
  const own = [importHeadings.zh[field], importHeadings.en[field]].map(headingKey);
  for (const [rank, word] of [...own, ...synonyms[field]].entries())
    if (!fieldOf.has(word)) fieldOf.set(word, { field, rank });
}

/**
 * Returns what a column of this name most likely contains, with the index of the name among those of the field (0 is
 * surest).
 */
export const fieldNamed = (heading: string) => fieldOf.get(headingKey(heading));

const ours = new Set(
  Object.values(failedRowHeadings).flatMap(({ row, reason }) => [headingKey(row), headingKey(reason)]),
);

/** Returns whether we added this column to a file of failed rows. */
export const isOurs = (heading: string): boolean => ours.has(headingKey(heading));
