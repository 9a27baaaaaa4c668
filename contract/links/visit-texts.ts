import type { Lang } from '../core/error-texts.ts';
import type { BotReason, Device, InApp } from '../core/agent-kinds.ts';

/** Why a visit is considered a program's, for pages and for files. */
export const botReasonNames: Record<Lang, Record<BotReason, string>> = {
  zh: {
    robot: '爬虫机器人',
    preview: '链接预览抓取',
    headless: '自动化浏览器',
    library: '程序或命令行工具',
    prefetch: '浏览器预加载',
    noAgent: '未表明身份',
  },
  en: {
    robot: 'Robot',
    preview: 'Link preview',
    headless: 'Automated browser',
    library: 'Library or command-line tool',
    prefetch: 'Browser prefetch',
    noAgent: 'Unidentified',
  },
};

export const deviceNames: Record<Lang, Record<Device, string>> = {
  zh: { phone: '手机', tablet: '平板', desktop: '电脑', tv: '电视', other: '其他设备' },
  en: { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer', tv: 'TV', other: 'Other device' },
};

const everywhere = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
  facebook: 'Facebook',
  line: 'LINE',
  snapchat: 'Snapchat',
  twitter: 'X (Twitter)',
  pinterest: 'Pinterest',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
} as const;

/** Apps in whose own browser a link was opened. */
export const inAppNames: Record<Lang, Record<InApp, string>> = {
  zh: {
    ...everywhere,
    wechat: '微信',
    qq: 'QQ',
    weibo: '微博',
    xiaohongshu: '小红书',
    douyin: '抖音',
    other: '其他 App',
  },
  en: {
    ...everywhere,
    wechat: 'WeChat',
    qq: 'QQ',
    weibo: 'Weibo',
    xiaohongshu: 'Xiaohongshu',
    douyin: 'Douyin',
    other: 'Another app',
  },
};

export const visitorNames: Record<Lang, Record<'new' | 'old', string>> = {
  zh: { new: '新访客', old: '老访客' },
  en: { new: 'New', old: 'Returning' },
};

export const sourceNames: Record<Lang, Record<'qr' | 'link', string>> = {
  zh: { qr: '扫码', link: '链接' },
  en: { qr: 'QR code', link: 'Link' },
};
