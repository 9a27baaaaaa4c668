/** Days that an address of a creator's page opens it. */
export const pageDays = { offered: [7, 30, 90], most: 180, usual: 30 } as const;

/** Addresses of one collaboration that can be opened at a time. */
export const mostPages = 5;
