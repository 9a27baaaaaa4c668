import type { SourcePost } from '../../../contract/catalogue.ts';
import { type People, type PeopleByHand, peopleOf, person } from '../people.ts';

const posted = (place: number) => new Date(Date.UTC(2026, 10, 20) - place * 86_400_000).toISOString();

/** Reels and pictures by turns; the third hides its likes. */
const posts = (count: number, owner: string): SourcePost[] =>
  Array.from({ length: count }, (_, place) => ({
    platformPostId: `17900${owner}${String(place).padStart(4, '0')}`,
    url: `https://www.instagram.com/${place % 2 === 0 ? 'reel' : 'p'}/${owner}Code${place}/`,
    caption: `Post ${place} with @ann.lee #tea${place}`,
    publishedAt: posted(place),
    ...(place % 2 === 0
      ? { plays: 1000 + place, durationSeconds: 12 }
      : { coverUrl: `https://cdn.example/${place}.jpg` }),
    ...(place !== 2 && { likes: 100 + place }),
    comments: 10 + place,
    ...(place % 2 === 0 && { shares: 5 + place }),
  }));

const audience = {
  regions: [
    { key: 'US', shareBp: 7000 },
    { key: 'DE', shareBp: 3000 },
  ],
  languages: [],
  genders: [
    { key: 'female', shareBp: 6250 },
    { key: 'male', shareBp: 3750 },
  ],
  ages: [
    { key: '18-24', shareBp: 4000 },
    { key: '25-34', shareBp: 6000 },
  ],
};

const someone = (handle: string, number: number, more: object = {}) => ({
  type: 'creator' as const,
  platform: 'instagram' as const,
  platformId: `1784140000000000${number}`,
  handle,
  ...more,
});

/** A few on Instagram: one with everything, and one of each kind that shows nothing; anew for a test that changes them. */
export const makePeople = (): PeopleByHand =>
  peopleOf([
    person(
      someone('ann.lee', 1, {
        name: 'Ann Lee',
        bio: 'tea every day',
        avatarUrl: 'https://cdn.example/ann.jpg',
        region: 'US',
        tags: ['tea'],
        followers: 20_000,
        postCount: 640,
        verified: true,
        emails: ['ann@example.com'],
        audience,
        posts: posts(150, '1'),
      }),
      { formerHandles: ['ann_before'] },
    ),
    person(
      someone('bo.small', 2, {
        bio: 'tea and cake',
        region: 'DE',
        tags: ['tea'],
        followers: 80,
        audience,
        posts: posts(3, '2'),
      }),
    ),
    person(someone('cy.personal', 3, { bio: 'tea', followers: 5000, posts: posts(2, '3') }), {
      isProfessional: false,
    }),
    person(someone('di.private', 4, { followers: 300 }), { state: 'private' }),
    person(someone('ed.gone', 5, { followers: 300 }), { state: 'gone' }),
    person(someone('flo.empty', 6, { bio: 'nothing yet', followers: 150 })),
  ]);
export const somePeople: People = makePeople();
