/** Why a visit is taken for a program's. */
export const botReasons = [
  /** Its user agent says that it is one. */
  'robot',
  /** It fetches a link to show a preview of it. */
  'preview',
  /** A browser that nobody sits before: automation. */
  'headless',
  /** A programming library or a tool of the command line. */
  'library',
  /** A browser fetched it ahead of a click. */
  'prefetch',
  /** It does not say what it is. */
  'noAgent',
] as const;
export type BotReason = (typeof botReasons)[number];

export const devices = ['phone', 'tablet', 'desktop', 'tv', 'other'] as const;
export type Device = (typeof devices)[number];

/** Browsers inside of apps, in which links to other apps do not open. */
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
