/** Why a visit is considered a program's. */
export const botReasons = [
  /** Its user agent says that it is one. */
  'robot',
  /** It fetches a link for a preview. */
  'preview',
  /** A browser without a user: automation. */
  'headless',
  /** A programming library or a command-line tool. */
  'library',
  /** A browser fetched it ahead of a click. */
  'prefetch',
  /** It sends no user agent. */
  'noAgent',
] as const;
export type BotReason = (typeof botReasons)[number];

export const devices = ['phone', 'tablet', 'desktop', 'tv', 'other'] as const;
export type Device = (typeof devices)[number];

/** In-app browsers, in which links to other apps do not open. */
export const inApps = [
  'tiktok',
  'instagram',
  'facebook',
  'wechat',
  'qq',
  'weibo',
  'xiaohongshu',
  'douyin',
  'line',
  'snapchat',
  'twitter',
  'pinterest',
  'whatsapp',
  'telegram',
  'other',
] as const;
export type InApp = (typeof inApps)[number];
