import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { Actor } from '../context.ts';
import type { Notice, Target } from './announce.ts';
import type { RealtimeLimits } from './realtime-limits.ts';
import { StompSession, type Pipe, type SessionKnowledge } from './stomp-session.ts';

export interface HubOptions extends SessionKnowledge {
  limits: RealtimeLimits;
  onFault: (error: unknown) => void;
}

/** How many sessions are looked up at once after a gap in listening. */
const checksAtOnce = 8;

const keysOf = ({ teamId, accountId, sessionId }: Actor) => ({
  session: `session ${sessionId}`,
  account: `account ${teamId} ${accountId}`,
  team: `team ${teamId}`,
});

function keyOf(target: Target): string {
  if ('sessionId' in target) return `session ${target.sessionId}`;
  return 'accountId' in target ? `account ${target.teamId} ${target.accountId}` : `team ${target.teamId}`;
}

/** The sockets of this process, found by session, account and team. */
export class Hub {
  private readonly options: HubOptions;
  private readonly sessions = new Map<StompSession, string[]>();
  private readonly places = new Map<string, Set<StompSession>>();

  constructor(options: HubOptions) {
    this.options = options;
  }

  get size(): number {
    return this.sessions.size;
  }

  open(pipe: Pipe): StompSession {
    const { authenticate, endOf, limits, onFault } = this.options;
    const ownPipe: Pipe = {
      write: pipe.write,
      // The transport may take seconds to close; the session ends now.
      close: () => {
        pipe.close();
        this.leave(session);
      },
    };
    const session = new StompSession(ownPipe, {
      authenticate,
      endOf,
      limits,
      onFault,
      enter: (entering, actor) => this.enter(entering, actor),
    });
    this.sessions.set(session, []);
    return session;
  }

  leave(session: StompSession): void {
    session.close();
    for (const key of this.sessions.get(session) ?? []) {
      const place = this.places.get(key);
      place?.delete(session);
      if (place?.size === 0) this.places.delete(key);
    }
    this.sessions.delete(session);
  }

  announce({ target, message }: Notice): void {
    for (const session of this.places.get(keyOf(target)) ?? []) {
      // Whoever still has the earlier token must not stay connected.
      if (message.code === realtimeCodes.renewed) session.close();
      else session.deliver(message);
      // What this one session may do changed: perhaps it may no longer listen.
      if (message.code === realtimeCodes.plan && 'sessionId' in target)
        void session.check().catch(this.options.onFault);
    }
  }

  /** After a gap in listening: tells sessions that are over, and makes all others reload what they show. */
  async catchUp(): Promise<void> {
    const waiting = [...this.sessions.keys()];
    const work = async () => {
      for (let session = waiting.pop(); session; session = waiting.pop()) {
        await session.check().catch(this.options.onFault);
        session.deliver({ code: realtimeCodes.notification, id: null });
        session.deliver({ code: realtimeCodes.work, id: null });
        session.deliver({ code: realtimeCodes.plan });
      }
    };
    await Promise.all(Array.from({ length: checksAtOnce }, work));
  }

  sweep(): void {
    for (const session of this.sessions.keys()) session.sweep();
  }

  closeAll(): void {
    for (const session of this.sessions.keys()) session.close();
  }

  private enter(session: StompSession, actor: Actor): boolean {
    const { account, ...others } = keysOf(actor);
    if ((this.places.get(account)?.size ?? 0) >= this.options.limits.socketsPerAccount) return false;
    // The transport may have closed while the token was looked up.
    if (!this.sessions.has(session)) return false;
    const keys = [account, ...Object.values(others)];
    this.sessions.set(session, keys);
    for (const key of keys) this.places.set(key, (this.places.get(key) ?? new Set()).add(session));
    return true;
  }
}
