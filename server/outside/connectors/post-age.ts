import type { WantedPost } from './source.ts';

const day = 86_400_000;
/** Some files give the time of publication only as a day, or in another time zone. */
const margin = day;

/** Returns the earliest possible time of a post's publication, in milliseconds; -Infinity if nothing is known. */
export function earliestOf({ platform, platformPostId, publishedAt }: WantedPost): number {
  const stated = publishedAt === undefined ? NaN : Date.parse(publishedAt);
  const at = Number.isNaN(stated) ? bornAt[platform](platformPostId) : stated;
  return at === null ? -Infinity : at - margin;
}

/**
 * Ids grow with the time at which a post was created, close to its publication. No platform documents this; twenty
 * thousand real posts of both platforms are within an hour. TikTok's ids have seconds since 1970 above 32 bits;
 * Instagram's shortcodes are numbers in base 64, with milliseconds since August 2011 above 23 bits.
 */
const bornAt: Record<WantedPost['platform'], (id: string) => number | null> = {
  tiktok: id => (/^\d{18,20}$/.test(id) ? plausible(Number(BigInt(id) >> 32n) * 1000) : null),
  youtube: () => null,
  instagram: id =>
    /^[\w-]{11}$/.test(id) ? plausible(Number(numberOf(id) >> 23n) + 1_314_220_021_721) : null,
};

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const numberOf = (code: string): bigint =>
  [...code].reduce((sum, digit) => sum * 64n + BigInt(digits.indexOf(digit)), 0n);

/** Ids of other forms would give times before these platforms existed, or in the future. */
const plausible = (at: number): number | null =>
  at > Date.UTC(2010, 0, 1) && at < Date.UTC(2100, 0, 1) ? at : null;
