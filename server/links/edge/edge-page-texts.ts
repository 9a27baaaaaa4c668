import type { Lang } from '../../../contract/core/error-texts.ts';

export const pageKinds = ['unknown', 'off', 'expired', 'tooMany', 'unavailable', 'inApp'] as const;
export type PageKind = (typeof pageKinds)[number];

interface PageText {
  title: string;
  about: string;
}

/** Texts for visitors whose link does not redirect; they do not know this product. */
export const pageTexts: Record<Lang, Record<PageKind, PageText>> = {
  zh: {
    unknown: {
      title: '没有找到这个链接',
      about: '链接可能输错或不完整。请核对后再试，或联系发给你链接的人。',
    },
    off: { title: '这个链接已停用', about: '链接的主人已将它停用。如有疑问，请联系发给你链接的人。' },
    expired: { title: '这个链接已过期', about: '链接只在一段时间内有效，现在已经到期。' },
    tooMany: { title: '请稍等一分钟', about: '这个网络刚刚打开了太多不存在的链接。一分钟后即可再次访问。' },
    unavailable: { title: '暂时无法打开', about: '服务暂时繁忙，请稍后刷新重试。' },
    inApp: {
      title: '请在浏览器中打开',
      about:
        '当前应用内的浏览器无法跳转到目标 App。请点右上角的“···”或分享按钮，选择“在浏览器打开”；也可以复制链接，粘贴到浏览器里访问。',
    },
  },
  en: {
    unknown: {
      title: 'Link not found',
      about: 'It may be mistyped or incomplete. Check it, or ask the person who sent it to you.',
    },
    off: {
      title: 'This link is turned off',
      about: 'Its owner turned it off. Ask the person who sent it to you.',
    },
    expired: { title: 'This link has expired', about: 'It was only valid for a limited time.' },
    tooMany: {
      title: 'Please wait a minute',
      about: 'Too many invalid links were opened from this network. Try again in a minute.',
    },
    unavailable: {
      title: 'Temporarily unavailable',
      about: 'The service is busy. Reload in a moment.',
    },
    inApp: {
      title: 'Open this in your browser',
      about:
        'This app’s built-in browser can’t open other apps. Tap “···” or the share button at the top and choose “Open in browser”, or copy the link and paste it into your browser.',
    },
  },
};

export const copyTexts: Record<Lang, { copy: string; copied: string; link: string }> = {
  zh: { copy: '复制链接', copied: '已复制', link: '链接' },
  en: { copy: 'Copy link', copied: 'Copied', link: 'Link' },
};
