/** The sixteen niches of the sample world, each with its category. */
export const niches = {
  food: 'Food',
  beauty: 'Beauty',
  fashion: 'Fashion',
  tech: 'Tech',
  gaming: 'Gaming',
  travel: 'Travel',
  fitness: 'Fitness',
  home: 'Home',
  parenting: 'Parenting',
  pets: 'Animals',
  music: 'Music',
  comedy: 'Comedy',
  education: 'Education',
  cars: 'Cars',
  finance: 'Finance',
  art: 'Art',
} as const;
export type Niche = keyof typeof niches;
export const nicheKeys = Object.keys(niches) as Niche[];

/**
 * What people of one niche write, in one language. Every field is a list separated by bars, the most usual first.
 * Slots: {g} given name; {t} {u} {w} three different topics.
 */
export interface NicheWords {
  /** Names of channels, each with its word in a handle: `{g} Eats=eats`. */
  names: string;
  /** What they call themselves: short noun phrases. */
  self: string;
  /** Whole sentences for a bio. */
  lines: string;
  /** Topics of posts: independent noun phrases. */
  topics: string;
  /** Tags and hashtags, without spaces. */
  tags: string;
  /** Whole captions. */
  captions: string;
}

/** The words of one language; lists separated by bars as in {@link NicheWords}. */
export interface LanguageWords {
  /** ISO 639-1. */
  language: string;
  /** Given names or nicknames; in other scripts with their Latin spelling: `さくら=sakura`. */
  given: string;
  family: string;
  /** The pattern of a full name, from {g} and {f}. */
  fullName: string;
  /** By region. */
  cities: Record<string, string>;
  /** Bio sentences for every niche: {c} city, {y} years, {t} {u} {w} topics. */
  about: string;
  /** The last line of a bio. */
  closers: string;
  /** {e} is the address. */
  contact: string;
  /** {b} is an invented name of their own shop, studio or second account. */
  ventures: string;
  /** Captions for every niche, from {t} and {u}. */
  captions: string;
  /** Captions with a paid partner {b}, undisclosed. */
  partner: string;
  /** Disclosures before or after such a caption. */
  disclosures: string;
  /** Hashtags for every niche. */
  hashtags: string;
  niches: Record<Niche, NicheWords>;
}
