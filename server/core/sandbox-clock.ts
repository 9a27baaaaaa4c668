import type { Db } from './db/database.ts';
import { listen, notify } from './db/notices.ts';
import { addToSandboxSetting, readSandboxSetting } from './db/sandbox-settings.ts';

const channel = 'sandbox_clock';
/** The offset is also polled (ms), because a notice can get lost with its connection. */
const syncEvery = 3_000;

/** Returns how far the clock of all processes was moved, ms. */
export const movedSoFar = async (db: Db): Promise<number> => (await readSandboxSetting(db, 'clock')) ?? 0;

/** Moves the clock forward in all processes that follow it. */
export async function moveClock(db: Db, milliseconds: number): Promise<void> {
  await db.transaction().execute(async db => {
    const moved = await addToSandboxSetting(db, 'clock', milliseconds);
    await notify(db, channel, String(moved));
  });
}

/**
 * The clock of a sandbox runs like the real one and can be moved forward by an offset in the database, which every
 * process reads. A process that does not follow it, such as one outside of a sandbox, has the real clock.
 */
export class SandboxClock {
  private ahead = 0;
  private isFollowed = false;

  /** Returns the offset that this process knows, ms. */
  aheadMs(): number {
    return this.ahead;
  }

  /** Reads the offset from the database; while the clock is followed, it never goes backwards. */
  async sync(db: Db): Promise<void> {
    this.take(await movedSoFar(db));
  }

  /** Reads the offset at once after this process moved the clock, without waiting for its own notice. */
  async catchUp(db: Db): Promise<void> {
    if (this.isFollowed) await this.sync(db);
  }

  /** Follows the clock until closed. @param options.listenUrl address of the database itself, not of a pooler */
  async follow(
    db: Db,
    options: { listenUrl: string; onLost: (error: unknown) => void },
  ): Promise<{ close(): Promise<void> }> {
    const syncAgain = () => void this.sync(db).catch(options.onLost);
    await this.sync(db);
    this.isFollowed = true;
    const listening = listen({
      url: options.listenUrl,
      channel,
      onNotice: text => this.take(Number(text) || 0),
      onListening: syncAgain,
      onLost: options.onLost,
    });
    const timer = setInterval(syncAgain, syncEvery);
    return {
      close: async () => {
        clearInterval(timer);
        await listening.close();
        this.isFollowed = false;
        this.ahead = 0;
      },
    };
  }

  private take(milliseconds: number): void {
    this.ahead = Math.max(this.ahead, milliseconds);
  }
}

/** The clock of this process. */
export const sandboxClock = new SandboxClock();
