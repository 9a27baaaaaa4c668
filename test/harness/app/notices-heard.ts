import pg from 'pg';
import { noticeChannel, readNotice, type Notice } from '../../../server/core/realtime/announce.ts';

/** Receives the events that the server sends to open pages, as any of its processes would. */
export interface Ear {
  /** The events since the last call, oldest first. */
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
      // The response to a query also delivers all notifications committed before it.
      await client.query('select');
      return notices.splice(0);
    },
    close: () => client.end(),
  };
}
