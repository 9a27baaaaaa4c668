/** What a word in a heading says. A heading's words together say what its column holds (`column-meaning.ts`). */
const headingRoles = [
  // whom or what it is about
  'creator',
  'post',
  'tiktok',
  'youtube',
  'instagram',
  /** Another platform, a song, a brand, a reader: nothing that the catalogue keeps. */
  'other',
  // what it is
  'handle',
  'name',
  'title',
  'id',
  'link',
  'platform',
  'bio',
  'text',
  'caption',
  'avatar',
  'cover',
  'image',
  'country',
  'language',
  'category',
  'tags',
  'hashtags',
  'mentions',
  'email',
  'note',
  'verified',
  'sponsored',
  'hidden',
  'duration',
  'followers',
  'likes',
  /** TikTok's word: the likes of a video, but those that an account gave to others. */
  'diggs',
  'comments',
  'shares',
  'plays',
  // when
  'date',
  'published',
  'created',
  'observed',
  // how it was counted
  'count',
  'total',
  'ten-thousands',
  'thousands',
  'millions',
  'billions',
  /** An average, a share, a rank, money: not the figure itself. */
  'computed',
  /** Says nothing: "of", "the", "is". */
  'filler',
] as const;

export type HeadingRole = (typeof headingRoles)[number];
/** Words by role, separated by commas; accents and case do not matter. */
export type HeadingWords = Partial<Record<HeadingRole, string>>;
