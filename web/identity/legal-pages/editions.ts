/** Edition and first day of each document; a change of its words is a new edition. */
export const editions = {
  privacy: { version: '1.7', day: '2026-11-28' },
  protocol: { version: '1.1', day: '2026-11-26' },
  policy: { version: '1.0', day: '2026-11-20' },
} as const;
