/** An address without its scheme: `https://s.cn/a` becomes `s.cn/a`. */
export const withoutScheme = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/i, '');
