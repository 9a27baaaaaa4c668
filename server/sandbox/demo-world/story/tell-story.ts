import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../../core/db/database.ts';
import { Dice, hashText } from '../../sample-world/random.ts';
import { Colleague, type Inject } from './colleague.ts';
import { timeOf } from './moments.ts';
import type { Scene, Story } from './story.ts';
import type { StoryClock } from './story-clock.ts';
import type { StoryPeople } from './story-people.ts';

/** Does what falls due while the story goes on. */
export interface StoryWorker {
  /** When something of the team is due next after a moment; null if nothing is. */
  nextDue: (teamId: number, at: Date) => Promise<Date | null>;
  /** What may wait a while is left for later, unless it is the last time. */
  processDue: (teamId: number, isLast?: boolean) => Promise<void>;
  /** How long the figures of watched posts may wait, in hours; null if none is watched. */
  pollAfterHours: () => Promise<number | null>;
  /** Asks for the figures of watched posts. */
  pollPosts: () => Promise<void>;
}

export interface Telling {
  db: Db;
  clock: StoryClock;
  people: StoryPeople;
  inject: Inject;
  worker: StoryWorker;
  teamId: number;
  /** When the story ends. */
  end: Date;
  /** Called with the share that is told, from 0 to 1. */
  onProgress: (share: number) => Promise<void>;
  onFailure: (error: unknown) => void;
  signal: AbortSignal;
}

const minute = 60_000;
const hour = 60 * minute;
const patienceMs = 60_000;
const askEveryMs = 50;

/** Plays scenes in the order of their moments; between them passes the time, and what falls due is done. */
export async function tellStory(telling: Telling, scenes: readonly Scene[]): Promise<void> {
  const { clock, worker, teamId, end, signal } = telling;
  let polledAt = 0;
  let pollAt = Infinity;

  async function planPoll(): Promise<void> {
    const hours = await worker.pollAfterHours();
    pollAt = hours === null ? Infinity : polledAt + hours * hour;
  }

  async function settle(): Promise<void> {
    await worker.processDue(teamId);
    if (clock.now().getTime() < pollAt) return;
    polledAt = clock.now().getTime();
    await worker.pollPosts();
    await planPoll();
    await worker.processDue(teamId);
  }

  async function passTo(at: Date): Promise<void> {
    await settle();
    while (clock.now() < at && !signal.aborted) {
      const now = clock.now();
      const due = await worker.nextDue(teamId, now);
      const next = Math.min(due?.getTime() ?? Infinity, pollAt, at.getTime());
      clock.moveTo(new Date(Math.min(Math.max(next, now.getTime() + minute), at.getTime())));
      await settle();
    }
  }

  const story = makeStory(telling, passTo);
  const planned = scenes
    .map(scene => ({ scene, at: timeOf(scene.when, end) }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const [index, { scene, at }] of planned.entries()) {
    await passTo(at);
    if (signal.aborted) return;
    try {
      await scene.play(story);
    } catch (error) {
      telling.onFailure(error);
    }
    await planPoll();
    await telling.onProgress((index + 1) / planned.length);
  }
  await passTo(end);
  await worker.processDue(teamId, true);
}

function makeStory(telling: Telling, passTo: (at: Date) => Promise<void>): Story {
  const { db, clock, people, inject, teamId, end } = telling;
  const colleagues = new Map<string, Colleague>();
  const ids = new Map<string, number>();
  const texts = new Map<string, string>();
  const found = <T>(map: Map<string, T>, key: string): T => {
    const value = map.get(key);
    if (value === undefined) throw new Error(`nothing in the story is called ${key}`);
    return value;
  };
  return {
    db,
    teamId,
    end,
    dice: new Dice(hashText('demo-world'), 0, 0),
    context: () => clock.context(),
    by: key => found(colleagues, key),
    introduce(key, actor, visitor) {
      const token = people.admit(actor);
      colleagues.set(key, new Colleague(inject, { ...visitor, token }));
    },
    visitor: visitor => new Colleague(inject, visitor),
    id: key => found(ids, key),
    keep: (key, id) => void ids.set(key, id),
    text: key => found(texts, key),
    keepText: (key, text) => void texts.set(key, text),
    pass: minutes => passTo(new Date(clock.now().getTime() + minutes * minute)),
    async until(isDone) {
      const began = performance.now();
      while (!(await isDone())) {
        if (performance.now() - began > patienceMs) throw new Error('the story waited in vain');
        await sleep(askEveryMs);
      }
    },
  };
}
