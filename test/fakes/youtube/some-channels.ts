import { onTestFinished } from 'vitest';
import type { SourcePost } from '../../../contract/catalogue.ts';
import type { Wanted } from '../../../server/connectors/source.ts';
import { listenAsPlatforms } from '../fake-platforms.ts';
import { type People, peopleOf, type Person, person } from '../people.ts';
import { type PlainGate, plainGate } from '../plain-gate.ts';
import { type UnitMeter, youtubeUnits } from './unit-meter.ts';

export const noon = new Date('2026-11-20T20:00:00Z');

export const idOf = (number: number) => `UC${String(number).padStart(22, '0')}`;

export const wantedById = (number: number): Wanted => ({
  platform: 'youtube',
  platformId: idOf(number),
  url: `https://www.youtube.com/channel/${idOf(number)}`,
});

export const wantedByHandle = (handle: string, folder = '@'): Wanted => ({
  platform: 'youtube',
  handle,
  url: `https://www.youtube.com/${folder}${encodeURIComponent(handle)}`,
});

/** A channel with so many videos, one a day. */
export function someChannel(
  number: number,
  record: Partial<Person['record']> = {},
  more: Partial<Person> = {},
): Person {
  return person(
    {
      type: 'creator',
      platform: 'youtube',
      platformId: idOf(number),
      handle: `channel${number}`,
      name: `Channel ${number}`,
      followers: 123_456,
      posts: someVideos(number, 12),
      ...record,
    },
    more,
  );
}

export const someVideos = (number: number, count: number): SourcePost[] =>
  Array.from({ length: count }, (_, place) => ({
    platformPostId: `v${number}-${place}`,
    publishedAt: new Date(noon.getTime() - (place + 1) * 86_400_000).toISOString(),
    caption: `Video ${place}\nAll about it #cooking with @ann`,
    durationSeconds: 60 + place,
    plays: 1000 + place,
    likes: 100,
    comments: 10,
  }));

export interface YouTubeRoom {
  gate: PlainGate;
  /** A gate with another secret. */
  gateFor: (secret: Record<string, string>) => PlainGate;
  fakes: Awaited<ReturnType<typeof listenAsPlatforms>>;
  meter: UnitMeter;
  people: People;
  clock: { now: Date };
}

/** YouTube with these people, for one test. */
export async function youtubeRoom(all: readonly Person[]): Promise<YouTubeRoom> {
  const people = peopleOf(all);
  const clock = { now: noon };
  const now = () => clock.now;
  const fakes = await listenAsPlatforms({ people, now });
  onTestFinished(() => fakes.close());
  const gateFor = (secret: Record<string, string>) => plainGate({ secret, through: fakes.address, now });
  return {
    gate: gateFor({ apiKey: 'AIzaTest' }),
    gateFor,
    fakes,
    meter: youtubeUnits(people),
    people,
    clock,
  };
}
