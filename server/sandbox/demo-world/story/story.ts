import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Actor } from '../../../core/context.ts';
import type { Dice } from '../../sample-world/random.ts';
import type { Colleague, Visitor } from './colleague.ts';
import type { Moment } from './moments.ts';

/** What a scene works with. */
export interface Story {
  db: Db;
  /** Of the demo team. */
  teamId: number;
  /** The moment at which the story ends: now. */
  end: Date;
  dice: Dice;
  /** The moment that the story has reached, without an actor. */
  context: () => Context;
  /** Somebody of the team, by the key under which a scene has introduced them. @throws if nobody has */
  by: (key: string) => Colleague;
  introduce: (key: string, actor: Actor, visitor: Visitor) => void;
  /** Somebody who did not sign in. */
  visitor: (visitor: Visitor) => Colleague;
  /** The id of something that an earlier scene has made. @throws if none has */
  id: (key: string) => number;
  keep: (key: string, id: number) => void;
  /** A text that is shown only once, such as the address of a shared page. @throws if no scene has kept it */
  text: (key: string) => string;
  keepText: (key: string, text: string) => void;
  /** Lets time pass, with everything that falls due. */
  pass: (minutes: number) => Promise<void>;
  /** Waits until what was handed to the job queue is done. */
  until: (isDone: () => Promise<boolean>) => Promise<void>;
}

/** Something that people do at a moment. */
export interface Scene {
  when: Moment;
  play: (story: Story) => Promise<unknown>;
}

/** On some day before today, at a time in China. */
export const on = (before: number, at: string, play: Scene['play']): Scene => ({
  when: { before, at },
  play,
});

export const minutesAgo = (minutes: number, play: Scene['play']): Scene => ({
  when: { minutesAgo: minutes },
  play,
});
