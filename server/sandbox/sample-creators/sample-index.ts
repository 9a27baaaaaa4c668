import type { SourcePost } from '../../../contract/core/sources/source-records.ts';
import { samplePeople } from '../fake-platforms/sample-people.ts';
import { samplePost, samplePosts } from '../sample-world/sample-creators.ts';

const idForm = /^sample-[a-z]{2}-(\d+)$/;

/** The number of a sample creator in the sample world, by their id on the platform; null for somebody else. */
export function sampleIndex(platformId: string | null): number | null {
  const [, digits] = idForm.exec(platformId ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Whether the platform still shows a sample creator. */
export const isVisible = (index: number, at: Date): boolean =>
  samplePeople({ now: () => at, count: index + 1 }).at(index).state === 'open';

export interface PostSearch {
  /** When they look for it. */
  at: Date;
  /** Of its age, in milliseconds. */
  from: number;
  to: number;
  /** It is still online at that moment; by default at `at`. */
  onlineAt?: Date;
}

/** The newest post of a sample creator within an age; null if there is none. */
export function newestPost(
  index: number,
  { at, from, to, onlineAt = at }: PostSearch,
): (SourcePost & { url: string }) | null {
  for (const { number, post } of samplePosts(index, { asOf: new Date(at.getTime() - from) })) {
    if (at.getTime() - Date.parse(post.publishedAt) > to) return null;
    const { url } = post;
    if (url && samplePost(index, number, { asOf: onlineAt })?.state === 'online') return { ...post, url };
  }
  return null;
}

/** The first post of a sample creator since a moment that everybody can see by now; null if there is none yet. */
export function firstPostSince(index: number, since: Date, now: Date): { url: string } | null {
  let first: { url: string } | null = null;
  for (const { post } of samplePosts(index, { asOf: now })) {
    if (Date.parse(post.publishedAt) < since.getTime()) break;
    if (post.url) first = { url: post.url };
  }
  return first;
}
