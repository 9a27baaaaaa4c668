/** The host of the typed text, as in access records: accepts a full address too. */
export const referrerHost = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[a-z-]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#:].*$/, '');
