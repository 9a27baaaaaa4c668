import type { Db } from './db/database.ts';
import { listen, notify } from './db/notices.ts';
import { addToSandboxSetting, readSandboxSetting } from './db/sandbox-settings.ts';

const channel = 'sandbox_clock';
/** A notice may get lost with its connection. */
const lookEvery = 3_000;

/** How far the clock of all processes was moved, ms. */
export const movedSoFar = async (db: Db): Promise<number> => (await readSandboxSetting(db, 'clock')) ?? 0;

/** Moves the clock of all processes that follow it forward. */
export async function moveClock(db: Db, milliseconds: number): Promise<void> {
  await db.transaction().execute(async db => {
    const moved = await addToSandboxSetting(db, 'clock', milliseconds);
    await notify(db, channel, String(moved));
  });
}

/**
 * The clock of a sandbox runs as the real one does, and can be moved forward: how far is an offset in the
 * database that every process reads. Where nobody follows it, outside of a sandbox, it is the real clock.
 */
export class SandboxClock {
  private ahead = 0;
  private isFollowed = false;

  /** How far this process takes the clock to be ahead, ms. */
  aheadMs(): number {
    return this.ahead;
  }

  /** Looks how far the clock was moved; while it is followed it never goes backwards. */
  async look(db: Db): Promise<void> {
    this.take(await movedSoFar(db));
  }

  /** After this process moved it: it need not wait for its own notice. */
  async catchUp(db: Db): Promise<void> {
    if (this.isFollowed) await this.look(db);
  }

  /** Follows the clock until closed. @param options.listenUrl past any pooler */
  async follow(
    db: Db,
    options: { listenUrl: string; onLost: (error: unknown) => void },
  ): Promise<{ close(): Promise<void> }> {
    const lookAgain = () => void this.look(db).catch(options.onLost);
    await this.look(db);
    this.isFollowed = true;
    const listening = listen({
      url: options.listenUrl,
      channel,
      onNotice: text => this.take(Number(text) || 0),
      onListening: lookAgain,
      onLost: options.onLost,
    });
    const timer = setInterval(lookAgain, lookEvery);
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
