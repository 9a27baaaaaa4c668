/** For how many days an address opens a creator's page. */
export const pageDays = { offered: [7, 30, 90], max: 180, usual: 30 } as const;

/** The most open addresses of one collaboration. */
export const maxPages = 5;
