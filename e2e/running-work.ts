import { asTeam } from '../server/db/tenant.ts';
import { runWork, startWork } from '../server/features/works/service.ts';
import { storeFile } from '../server/storage/stored-files.ts';
import { realContext } from '../server/world.ts';
import { type TeamAccount, withDb } from './new-team.ts';

/** Background work that stands at 30 of 100 until the test lets it end. */
export interface RunningWork {
  /** Ends it with a file. */
  finish: () => Promise<void>;
}

const day = 24 * 60 * 60 * 1000;

/** @param content of the file that it makes, `records.csv` */
export async function beginWork(
  appUrl: string,
  { teamId, accountId }: TeamAccount,
  content: string,
): Promise<RunningWork> {
  const ctx = realContext();
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const ended = withDb(appUrl, async db => {
    const kind = 'export';
    const workId = await asTeam(db, teamId, db =>
      startWork(db, ctx, { teamId, accountId, kind, details: {} }),
    );
    await runWork(db, ctx, { teamId, workId }, async ({ report }) => {
      await report({ done: 30, total: 100 });
      begun.resolve();
      await released.promise;
      const at = ctx.now();
      const file = { name: 'records.csv', mediaType: 'text/csv', expiresAt: new Date(at.getTime() + day) };
      async function* parts() {
        yield content;
      }
      return { fileId: await storeFile(db, teamId, { ...file, content: parts() }, at), done: 100 };
    });
  });
  await Promise.race([begun.promise, ended]);
  return {
    finish() {
      released.resolve();
      return ended;
    },
  };
}
