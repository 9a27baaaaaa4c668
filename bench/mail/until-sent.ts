import { listen } from '../../server/core/db/notices.ts';
import type { Db } from '../../server/core/db/database.ts';
import { asTeam } from '../../server/core/db/tenant.ts';
import { noticeChannel } from '../../server/core/realtime/announce.ts';

/** Waits for the end of a task as a page does: it reloads on each event. */
export async function untilSent(
  db: Db,
  { appUrl, teamId, taskId }: { appUrl: string; teamId: number; taskId: number },
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const check = () =>
      asTeam(db, teamId, db =>
        db
          .selectFrom('mail_tasks')
          .select('state')
          .where('team_id', '=', teamId)
          .where('id', '=', taskId)
          .executeTakeFirst(),
      )
        .then(task => {
          if (task?.state !== 'sent') return;
          void listening.close();
          resolve();
        })
        .catch(reject);
    const listening = listen({
      url: appUrl,
      channel: noticeChannel,
      onNotice: () => void check(),
      onListening: () => void check(),
      onLost: () => undefined,
    });
  });
}
