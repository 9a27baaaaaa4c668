/** The host out of what was typed or pasted, as records carry it: a whole address is as good as its host. */
export const referrerHost = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[a-z-]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#:].*$/, '');
