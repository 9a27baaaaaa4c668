/** The version and the effective date of each document; any change of its text needs a new version. */
export const editions = {
  privacy: { version: '1.7', day: '2026-11-28' },
  protocol: { version: '1.1', day: '2026-11-26' },
  policy: { version: '1.0', day: '2026-11-20' },
} as const;
