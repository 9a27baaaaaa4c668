/** Numbers both sides must agree on. */
export const limits = {
  /** Posts behind averages and ratios (spec §9). */
  latestPosts: 10,
  /** Posts behind the top hashtags (product §5). */
  hashtagPosts: 30,
  /** Posts that charts of a creator show at most. */
  chartPosts: 200,
  /** Posts of a creator whose comments are looked at. */
  commentedPosts: 30,
  /** Creators side by side. */
  compared: { least: 2, most: 6 },
  /** A search can be paged through to this many results, and its total is exact up to it (product §6). */
  searchResults: 10_000,
  pageSizes: [20, 50, 100],
  /** Of an account; more new creators are found by one than are counted. */
  savedSearches: 50,
  newCreators: 1000,
  /** On a team's board. */
  savedAds: 500,
  /** A page of one creator or of several, and how many shared addresses of a team can be opened at a time. */
  reportCreators: 6,
  openReports: 100,
  reportDays: [7, 30, 90],
  keywordLength: 500,
  /** Tags, keywords or brands of which a search wants any, or none. */
  searchAlternatives: 20,
  /** Tags of a creator: more, or longer ones, are cut, so that an index row stays within its page. */
  tagsPerCreator: 10,
  tagLength: 40,
  /** One attachment of a mail, and one uploaded file (spec §9), bytes. */
  attachmentBytes: 10 * 1024 * 1024,
  uploadBytes: 10 * 1024 * 1024,
  avatarBytes: 1024 * 1024,
  /** New passwords (product §3); patterns.ts holds what must be in them. */
  passwordLength: { min: 8, max: 20 },
  genericPasswordLength: { min: 6, max: 16 },
} as const;

/** Codes sent by text message (product §3); times in milliseconds. */
export const smsCode = {
  digits: 6,
  validFor: 5 * 60_000,
  tries: 5,
  /** From one code to the next for a phone. */
  pause: 60_000,
} as const;

/** Milliseconds that both sides or several pages count on (spec §7 and §9). */
export const times = {
  request: 600_000,
  /** A page's files, from the first byte asked for to the last one here. */
  chunk: 120_000,
  /** Between two signs of life on the socket. */
  heartbeat: 5000,
  overlayFade: 500,
} as const;

/** How long toasts stay (spec §8 and §9), milliseconds; 0 until closed. */
export const toastTimes = {
  sticky: 0,
  session: 1500,
  error: 3000,
  standard: 5000,
  entitlement: 8000,
} as const;
