import type { Front } from '../core/http/request-front.ts';
import type { Context } from '../core/context.ts';
import { makeDb, makePool } from '../core/db/database.ts';
import { realContext } from '../core/real-context.ts';
import { tellDemoWorld } from '../sandbox/demo-world/service.ts';
import type { Scene } from '../sandbox/demo-world/story/story.ts';
import { StoryClock } from '../sandbox/demo-world/story/story-clock.ts';
import { StoryPeople } from '../sandbox/demo-world/story/story-people.ts';
import type { SandboxGateway } from '../sandbox/sandbox-payments/service.ts';
import { makeApp, type AppParts } from '../app.ts';
import { makeStoryWorker } from '../workers/story-worker.ts';

export interface StoryParts extends Omit<AppParts, 'makeContext' | 'authenticate' | 'front'> {
  ownerUrl: string;
  sandboxPay: Pick<SandboxGateway, 'notifyDue'> | null;
  say: (text: string) => void;
  /** Loads the sample creators if they are not there yet; tells how much of them is loaded, from 0 to 1. */
  fill: (onShare: (share: number) => void) => Promise<void>;
  /** A part of the story, for tests. */
  scenes?: readonly Scene[];
}

/** What readers of mail fetch: pictures and links of mails, and pages of unsubscribing. */
const askedByReaders = /^\/(m|u)\//;

/**
 * A process in which the story of the demo world may be told. What belongs to the demo team then runs by the clock of the
 * story, everything else by that of the product.
 */
export class DemoWorldStory {
  private readonly clock = new StoryClock();
  private teamId: number | null = null;
  private answer: Front | null = null;

  now = this.clock.now;

  /** For what is done on behalf of a team. */
  contextFor = (payload: unknown): Context => {
    const { teamId } = (payload ?? {}) as { teamId?: unknown };
    return teamId === this.teamId ? this.clock.context() : realContext();
  };

  context = (): Context => this.clock.context();

  /** While the story is told, mail is read by its people alone. */
  front: Front = (request, response, next) => {
    if (this.answer && askedByReaders.test(request.url ?? '')) this.answer(request, response, next);
    else next();
  };

  /** Fills the sandbox. Resolves when the story is told, or soon if it was told before. */
  async tell(parts: StoryParts, signal: AbortSignal): Promise<void> {
    const { log, env, mail, sources, payments, sandboxPay, listenUrl: url, ownerUrl, say } = parts;
    const onIdleError = (err: Error) => log.warn({ err }, 'database connection lost');
    const ownerDb = makeDb(makePool({ url: ownerUrl, poolSize: 2, onIdleError }));
    const db = makeDb(makePool({ url, poolSize: 6, onIdleError, isRepeatable: true }));
    const people = new StoryPeople();
    const { clock } = this;
    const authenticate: NonNullable<AppParts['authenticate']> = (_db, _ctx, token) =>
      Promise.resolve(people.authenticate(token));
    const app = await makeApp({ ...parts, db, makeContext: clock.context, authenticate });
    await app.ready();
    this.answer = (request, response) => app.routing(request, response);
    const deps = { mail, sources, payments, sandboxPay };
    try {
      await tellDemoWorld({
        db,
        ownerDb,
        ctx: realContext(),
        clock,
        people,
        inject: asked => app.inject(asked),
        worker: makeStoryWorker({ db, makeContext: clock.context, deps, settings: env, url, log, signal }),
        onTeam: teamId => (this.teamId = teamId),
        onFailure: err => log.error({ err }, 'a scene of the demo world failed'),
        say,
        fill: parts.fill,
        signal,
        ...(parts.scenes && { scenes: parts.scenes }),
      });
    } catch (err) {
      if (!signal.aborted) log.error({ err }, 'the demo world is not complete');
    } finally {
      this.answer = null;
      this.teamId = null;
      await app.close();
      await Promise.all([db.destroy(), ownerDb.destroy()]);
    }
  }
}
