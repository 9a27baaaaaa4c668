/** How an address is read out: `https://s.cn/a` is s.cn/a. */
export const withoutScheme = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/i, '');
