import type { Db } from '../db/database.ts';
import { listen, notify } from '../db/notices.ts';
import { addToSandboxSetting, readSandboxSetting } from '../db/sandbox-settings.ts';

/**
 * The clock of a sandbox runs as the real one does, and can be moved forward: how far is an offset in the
 * database that every process reads. Where nobody follows it, outside of a sandbox, it is the real clock.
 */
const channel = 'sandbox_clock';
/** A notice may get lost with its connection. */
const lookEvery = 3_000;

let ahead = 0;

/** How far this process takes the clock to be ahead, ms. */
export const clockAhead = () => ahead;

/** It never goes backwards. */
function take(milliseconds: number): void {
  ahead = Math.max(ahead, milliseconds);
}

export interface FollowedClock {
  close(): Promise<void>;
}

/** Reads the clock once, as short commands do. */
export async function readClock(db: Db): Promise<void> {
  take((await readSandboxSetting(db, 'clock')) ?? 0);
}

/** Reads the clock now, and follows it until closed. @param options.listenUrl past any pooler */
export async function followClock(
  db: Db,
  options: { listenUrl: string; onLost: (error: unknown) => void },
): Promise<FollowedClock> {
  const lookAgain = () => void readClock(db).catch(options.onLost);
  await readClock(db);
  const listening = listen({
    url: options.listenUrl,
    channel,
    onNotice: text => take(Number(text) || 0),
    onListening: lookAgain,
    onLost: options.onLost,
  });
  const timer = setInterval(lookAgain, lookEvery);
  return {
    async close() {
      clearInterval(timer);
      await listening.close();
    },
  };
}

/** Moves the clock of all processes forward; this one's at once. */
export async function moveClock(db: Db, milliseconds: number): Promise<void> {
  const moved = await db.transaction().execute(async db => {
    const moved = await addToSandboxSetting(db, 'clock', milliseconds);
    await notify(db, channel, String(moved));
    return moved;
  });
  take(moved);
}
