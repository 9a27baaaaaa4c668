import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { putSandboxSetting, readSandboxSetting } from '../../core/db/sandbox-settings.ts';
import { asTeam } from '../../core/db/tenant.ts';
import {
  advanceBackgroundTask,
  finishBackgroundTask,
  startBackgroundTask,
} from '../../activity/background-tasks/service.ts';
import { demoAccount } from '../../identity/accounts/demo-account.ts';
import { accountNamed, type AccountIds } from '../../identity/accounts/service.ts';
import { postponeCreators } from '../sample-creators/act-in-campaigns.ts';
import { deleteTeam } from '../shared/team-removal.queries.ts';
import { createDemoTeam } from './demo-team.ts';
import { scenes } from './scenes.ts';
import type { Scene } from './story/story.ts';
import { tellStory, type Telling } from './story/tell-story.ts';

/**
 * The demo world: three months of a team's work, as its people do it with the product, by a clock that runs from then
 * to now. Everything in the demo team's pages is a sample.
 */

/** How far it is told, in percent; null if it was never begun, or was removed. */
export const demoWorldPercent = (db: Db): Promise<number | null> => readSandboxSetting(db, 'demoWorld');

const complete = 100;
/** Longer than the story, so that the team exists when it begins. */
const teamAgeMs = 92 * 24 * 60 * 60 * 1000;

/** Makes the demo team as one that is three months old and whose story is still to be told. */
export async function createTeamOfStory(db: Db, ctx: Context): Promise<void> {
  const then = new Date(ctx.now().getTime() - teamAgeMs);
  await createDemoTeam(db, { ...ctx, now: () => then });
  await putSandboxSetting(db, 'demoWorld', 0);
}

/**
 * Deletes the demo team with everything in it, and makes it as it is without a story. A demo team in which no story was
 * begun is left alone: what is in it is somebody's work.
 * @returns whether there was a story
 */
export async function removeDemoWorld(ownerDb: Db, db: Db, ctx: Context): Promise<boolean> {
  if ((await demoWorldPercent(db)) === null) return false;
  const demo = await accountNamed(db, demoAccount.username);
  if (demo) await deleteTeam(ownerDb, demo.teamId);
  await ownerDb.deleteFrom('sandbox_settings').where('name', '=', 'demoWorld').execute();
  await createDemoTeam(db, ctx);
  return true;
}

export type DemoWorldParts = Omit<Telling, 'teamId' | 'end' | 'onProgress'> & {
  /** By the clock of the product. */
  ctx: Context;
  /** A connection as the owner of the tables. */
  ownerDb: Db;
  /** Called with the team, once the story begins. */
  onTeam: (teamId: number) => void;
  /** A part of the story, for tests. */
  scenes?: readonly Scene[];
  say: (text: string) => void;
  /** Loads the people of the story, if they are not there yet. */
  fill: (onShare: (share: number) => void) => Promise<void>;
};

/** For so long the board stays as the story leaves it. */
const quietMs = 5 * 60 * 60 * 1000;

/** How much of the progress the loading of creators is. */
const fillingPercent = 15;

/**
 * Tells the story of the demo team, if it is to be told and was not told before. What an interrupted telling left is
 * removed first.
 */
export async function tellDemoWorld(parts: DemoWorldParts): Promise<void> {
  const { db, ctx, ownerDb, clock, say, signal } = parts;
  const percent = await demoWorldPercent(db);
  if (percent === null || percent >= complete) return parts.fill(() => undefined);
  if (percent > 0) {
    await removeDemoWorld(ownerDb, db, ctx);
    const made = await accountNamed(db, demoAccount.username);
    if (made) await deleteTeam(ownerDb, made.teamId);
    await createTeamOfStory(db, ctx);
  }
  const demo = await accountNamed(db, demoAccount.username);
  if (!demo) return parts.fill(() => undefined);
  parts.onTeam(demo.teamId);
  const task = await beginTask(db, ctx, demo);
  const progress = progressOf(parts, task);
  // From now on there is something to remove if the process ends.
  await progress(1);
  let shown = Promise.resolve();
  await parts.fill(share => {
    shown = shown.then(() => progress(share * fillingPercent)).catch(parts.onFailure);
  });
  await shown;
  const end = ctx.now();
  clock.moveTo(new Date(end.getTime() - teamAgeMs));
  try {
    await tellStory(
      {
        ...parts,
        teamId: demo.teamId,
        end,
        onProgress: share => progress(fillingPercent + share * (complete - fillingPercent)),
      },
      parts.scenes ?? scenes,
    );
  } finally {
    clock.end();
  }
  if (signal.aborted) return;
  await postponeCreators(db, demo.teamId, new Date(end.getTime() + quietMs));
  await putSandboxSetting(db, 'demoWorld', complete);
  await asTeam(db, demo.teamId, db => finishBackgroundTask(db, ctx, task, { done: complete }));
  say('演示数据 Demo world 100 %\n');
}

type TaskOfStory = Awaited<ReturnType<typeof beginTask>>;

/** Shows how much is done, in percent. It is complete only when the rest of the time has passed. */
function progressOf({ db, say }: DemoWorldParts, task: TaskOfStory): (percent: number) => Promise<void> {
  let shown = 0;
  return async percent => {
    const now = Math.min(complete - 1, Math.floor(percent));
    if (now <= shown) return;
    if (now > fillingPercent && Math.floor(now / 10) > Math.floor(shown / 10))
      say(`演示数据 Demo world ${now} %\n`);
    shown = now;
    await putSandboxSetting(db, 'demoWorld', now);
    await asTeam(db, task.teamId, db => advanceBackgroundTask(db, task, { done: now }));
  };
}

function beginTask(db: Db, ctx: Context, { teamId, accountId }: AccountIds) {
  return asTeam(db, teamId, async db => {
    const task = {
      teamId,
      accountId,
      kind: 'demoWorld',
      details: {},
      total: complete,
      goesOnAlone: true,
    } as const;
    return { teamId, workId: await startBackgroundTask(db, ctx, task) };
  });
}
