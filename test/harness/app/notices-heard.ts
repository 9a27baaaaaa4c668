import pg from 'pg';
import { noticeChannel, readNotice, type Notice } from '../../../server/core/realtime/announce.ts';

/** Hears what the server tells open pages, as any process of it would. */
export interface Ear {
  /** What was told since it was asked last, oldest first. */
  heard(): Promise<Notice[]>;
  close(): Promise<void>;
}

export async function listenIn(url: string): Promise<Ear> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const notices: Notice[] = [];
  client.on('notification', ({ payload }) => {
    const notice = readNotice(payload ?? '');
    if (!notice) throw new Error(`nobody understands ${payload}`);
    notices.push(notice);
  });
  await client.query(`listen ${noticeChannel}`);
  return {
    async heard() {
      // Whatever was committed before comes with the answer to the next query.
      await client.query('select');
      return notices.splice(0);
    },
    close: () => client.end(),
  };
}
