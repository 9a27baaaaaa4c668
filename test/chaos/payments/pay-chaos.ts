import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { makeDb, makePool, type Db } from '../../../server/core/db/database.ts';
import { createTeam } from '../../../server/identity/accounts/service.ts';
import { signIn } from '../../../server/identity/sign-in/service.ts';
import { moveClock, movedSoFar } from '../../../server/core/sandbox-clock.ts';
import { realContext } from '../../../server/core/real-context.ts';
import { freePort } from '../../../bench/start/product.ts';
import { cheapHash } from '../../harness/app/cheap-password.ts';
import type { TestPostgres } from '../../harness/database/test-postgres.ts';
import { crashDatabase } from '../crash-database.ts';
import { dice } from '../dice.ts';
import { sayForged } from './pay-forger.ts';
import { hasUnbilled, judgeMoney, stillDue, type PayOutcome } from './pay-judge.ts';
import { startPayProcess, type PayProcess } from './pay-process.ts';
import { startPayProxy, type PayProxy } from './pay-proxy.ts';
import { drawScript, PayingTeam, type Script } from './pay-team.ts';

export const payBlows = [
  'server killed',
  'worker killed',
  'server and worker killed',
  'database crashed',
] as const;
type PayBlow = (typeof payBlows)[number];

export interface PayChaosOptions {
  postgres: TestPostgres;
  db: Db;
  orders: number;
  teams: number;
  kills: number;
  seed: number;
  say: (text: string) => void;
}

export interface PayChaosOutcome extends PayOutcome {
  begun: number;
  blows: { blow: PayBlow; begun: number }[];
  scripts: Record<string, number>;
  faults: PayProxy['counts'];
  forged: number;
  seconds: number;
}

const minute = 60_000;
const hour = 60 * minute;
/** One second of the run is a minute of the sandbox. */
const tickMs = 500;
const tickAheadMs = 30_000;

/** Kills servers and workers while teams buy. Loopback only; ends by itself. */
export async function runPayChaos(options: PayChaosOptions): Promise<PayChaosOutcome> {
  const run = new PayChaos(options);
  try {
    return await run.all();
  } finally {
    await run.end();
  }
}

interface Slot {
  role: 'web' | 'worker';
  port: number;
  running: PayProcess | null;
  starting: Promise<void> | null;
}

class PayChaos {
  private readonly slots: Slot[] = [];
  private readonly random: () => number;
  private readonly options: PayChaosOptions;
  private readonly everything: Db;
  private readonly blows: PayChaosOutcome['blows'] = [];
  private readonly played = new Map<Script, number>();
  private proxy: PayProxy | undefined;
  private teams: PayingTeam[] = [];
  private begun = 0;
  private forged = 0;
  private isOver = false;

  constructor(options: PayChaosOptions) {
    this.options = options;
    this.random = dice(options.seed);
    const url = options.postgres.superuserUrl;
    this.everything = makeDb(makePool({ url, poolSize: 3, onIdleError: () => undefined }));
  }

  async all(): Promise<PayChaosOutcome> {
    const started = performance.now();
    await this.prepare();
    const ticking = this.untilOver(tickMs, () => moveClock(this.options.db, tickAheadMs));
    const forging = this.untilOver(400, () => this.forge());
    await Promise.all([this.buy(), this.strike()]);
    this.isOver = true;
    await Promise.all([ticking, forging]);
    this.proxy?.calm();
    await this.letItSettle();
    return {
      begun: this.begun,
      ...(await this.patiently(() => judgeMoney(this.everything))),
      blows: this.blows,
      scripts: Object.fromEntries(this.played),
      faults: this.proxy?.counts ?? ({} as PayProxy['counts']),
      forged: this.forged,
      seconds: Math.round((performance.now() - started) / 1000),
    };
  }

  async end(): Promise<void> {
    this.isOver = true;
    for (const { starting } of this.slots) await starting?.catch(() => undefined);
    for (const { running } of this.slots) await running?.kill();
    await this.proxy?.stop();
    await this.everything.destroy();
  }

  private async prepare(): Promise<void> {
    const { db, teams, say } = this.options;
    const living = () => {
      const webs = this.slots.filter(({ role, running }) => role === 'web' && running);
      return (this.random() < 0.5 ? webs : webs.toReversed()).map(({ port }) => port);
    };
    this.proxy = await startPayProxy(living, dice(this.options.seed + 1));
    for (const role of ['web', 'worker', 'web', 'worker'] as const)
      this.slots.push({ role, port: await freePort(), running: null, starting: null });
    await Promise.all(this.slots.map(slot => this.start(slot)));
    const ctx = realContext();
    for (let n = 1; n <= teams; n++) {
      const account = { username: `payer${n}`, password: 'correct horse' };
      await createTeam(db, ctx, {
        teamName: `Payer ${n}`,
        nickname: `Payer ${n}`,
        isOperator: false,
        ...account,
        password: cheapHash(account.password),
      });
      const { access_token: token } = await signIn(db, ctx, account);
      this.teams.push(new PayingTeam(this.proxy.address, token, dice(this.options.seed + 10 + n)));
    }
    say(`${teams} teams, ${this.slots.length} processes`);
  }

  private start(slot: Slot): Promise<void> {
    const { appUrl } = this.options.postgres;
    const publicUrl = this.proxy?.address ?? '';
    slot.starting = startPayProcess({ role: slot.role, appUrl, port: slot.port, publicUrl }).then(
      running => {
        slot.running = running;
        slot.starting = null;
      },
      async () => {
        // The database may be recovering.
        await sleep(200);
        if (!this.isOver) await this.start(slot);
      },
    );
    return slot.starting;
  }

  /** Each team places one order after another; kills are spread over the whole run. */
  private async buy(): Promise<void> {
    const { orders, kills } = this.options;
    const one = async (team: PayingTeam) => {
      while (this.begun < orders) {
        const mine = this.begun++;
        while (this.blows.length < Math.floor((kills * mine) / orders) - 1) await sleep(50);
        const number = await team.order();
        const script = drawScript(this.random);
        this.played.set(script, (this.played.get(script) ?? 0) + 1);
        if (number) await team.follow(number, script);
        if (this.random() < 0.1) await team.payLate();
      }
    };
    await Promise.all(this.teams.map(one));
  }

  private async strike(): Promise<void> {
    const { orders, kills, say } = this.options;
    for (let index = 0; index < kills; index++) {
      const wanted = Math.floor((orders * (index + this.random())) / kills);
      while (this.begun < wanted) await sleep(25);
      await sleep(this.random() * 800);
      const blow = payBlows[(index + Math.floor(this.random() * 2)) % payBlows.length] ?? payBlows[0];
      await this.hit(blow);
      this.blows.push({ blow, begun: this.begun });
      say(`${index + 1}. ${blow} after ${this.begun} of ${orders} orders were begun`);
    }
  }

  private async hit(blow: PayBlow): Promise<void> {
    if (blow === 'database crashed') {
      await crashDatabase(this.options.postgres.superuserUrl);
      return this.endLeases();
    }
    const roles = (['server', 'worker'] as const).filter(name => blow.includes(name));
    for (const name of roles) await this.killOne(name === 'server' ? 'web' : 'worker');
  }

  private async killOne(role: Slot['role']): Promise<void> {
    let slot: Slot | undefined;
    // One that is running: killing a starting process tests nothing.
    while (!slot) {
      const up = this.slots.filter(each => each.role === role && each.running);
      slot = up[Math.floor(this.random() * up.length)];
      if (!slot) await sleep(50);
    }
    const { running } = slot;
    slot.running = null;
    await running?.kill();
    void this.start(slot);
    await this.endLeases();
  }

  /** Expires the leases of killed processes, since waiting for that tests nothing. */
  private async endLeases(): Promise<void> {
    await sleep(100);
    await this.patiently(() =>
      sql`update due_work set leased_until = clock_timestamp() where leased_by <> ''`.execute(
        this.everything,
      ),
    );
  }

  private async forge(): Promise<void> {
    const slot = this.slots.find(({ role, running }) => role === 'web' && running);
    const seen = this.proxy?.seen ?? [];
    const kept = seen[Math.floor(this.random() * seen.length)];
    if (!slot || !kept) return;
    this.forged++;
    const now = new Date(Date.now() + (await movedSoFar(this.options.db)));
    await sayForged(slot.port, kept, { now, random: this.random });
  }

  private async untilOver(everyMs: number, work: () => Promise<unknown>): Promise<void> {
    while (!this.isOver) {
      await work().catch(() => undefined);
      await sleep(everyMs);
    }
  }

  /** The database may be recovering. */
  private async patiently<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await work();
      } catch (error) {
        if (tries > 100) throw error;
        await sleep(100);
      }
    }
  }

  private async now(): Promise<Date> {
    return new Date(Date.now() + (await this.patiently(() => movedSoFar(this.options.db))));
  }

  /** @returns whether nothing is due now, or with `ever`, at any time */
  private async untilQuiet(ever = false): Promise<boolean> {
    for (let rounds = 0; rounds < 240; rounds++) {
      const now = await this.now();
      const due = await this.patiently(() => stillDue(this.everything, now, ever));
      if (!Object.keys(due).length) return true;
      if (ever) return false;
      if (rounds % 20 === 19) this.options.say(`still to be done: ${JSON.stringify(due)}`);
      await sleep(250);
    }
    return false;
  }

  private async pass(ms: number): Promise<void> {
    await this.patiently(() => moveClock(this.options.db, ms));
    // Every process learns of it, at the latest when it polls.
    await sleep(1500);
    await this.untilQuiet();
  }

  /** Lets codes expire, late payments arrive and bills be made, until nothing is due. */
  private async letItSettle(): Promise<void> {
    for (const { starting } of this.slots) await starting;
    await this.untilQuiet();
    await this.pass(31 * minute);
    await Promise.all(this.teams.map(team => team.payLate()));
    for (const ms of [20 * minute, 3 * hour, 27 * hour]) await this.pass(ms);
    // A bill tells of payments that nobody reported: what it gives back is under way only now.
    for (const step of [() => Promise.resolve(), () => this.untilBilled()]) {
      await step();
      for (let days = 0; days < 4 && !(await this.untilQuiet(true)); days++) await this.pass(13 * hour);
    }
  }

  /** Until every day with payments has its bill. */
  private async untilBilled(): Promise<void> {
    for (let rounds = 0; rounds < 20; rounds++) {
      if (!(await this.patiently(() => hasUnbilled(this.everything)))) return;
      // A bill that was not ready is requested again ten minutes later.
      await this.pass(11 * minute);
    }
  }
}
