/** Numbers that both sides use. */
export const limits = {
  /** Posts behind averages and ratios. */
  latestPosts: 10,
  /** Posts behind the top hashtags. */
  hashtagPosts: 30,
  /** The most posts in charts of a creator. */
  chartPosts: 200,
  /** Posts of a creator whose comments are analysed. */
  commentedPosts: 30,
  /** Creators side by side. */
  compared: { min: 2, max: 6 },
  /** A search can be paged to this many results, and its total is exact up to it. */
  searchResults: 10_000,
  pageSizes: [20, 50, 100],
  /** Per account; each finds more new creators than are counted. */
  savedSearches: 50,
  newCreators: 1000,
  /** On a team's board. */
  savedAds: 500,
  /** Creators in a report, and how many shared addresses of a team can be open at the same time. */
  reportCreators: 6,
  openReports: 100,
  reportDays: [7, 30, 90],
  keywordLength: 500,
  /** Tags, keywords or brands in an any-of or none-of filter of a search. */
  searchAlternatives: 20,
  /** Tags of a creator: further or longer ones are cut, so that an index row stays within its page. */
  tagsPerCreator: 10,
  tagLength: 40,
  /** One attachment of a mail, and one uploaded file, bytes. */
  attachmentBytes: 10 * 1024 * 1024,
  uploadBytes: 10 * 1024 * 1024,
  avatarBytes: 1024 * 1024,
  /** New passwords; patterns.ts defines what they must contain. */
  passwordLength: { min: 8, max: 20 },
  genericPasswordLength: { min: 6, max: 16 },
} as const;

/** Codes sent by text message; times in milliseconds. */
export const smsCode = {
  digits: 6,
  validFor: 5 * 60_000,
  tries: 5,
  /** The pause between two codes for a phone. */
  pause: 60_000,
} as const;

/** Milliseconds that both sides or several pages use. */
export const times = {
  request: 600_000,
  /** The limit for loading a page's files. */
  chunk: 120_000,
  /** Between two heartbeats on the socket. */
  heartbeat: 5000,
  overlayFade: 500,
} as const;

/** How long toasts stay, milliseconds; 0 means until closed. */
export const toastTimes = {
  sticky: 0,
  session: 1500,
  error: 3000,
  standard: 5000,
  entitlement: 8000,
} as const;
