import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { asTeam } from '../../../server/core/db/tenant.ts';
import { testContext } from '../../harness/app/test-context.ts';
import { testMail } from '../../harness/mail/test-mail.ts';
import { bindMailbox } from '../../fixtures/inbox/mailbox-fixture.ts';
import { makeTeam } from '../../fixtures/two-teams/two-teams.ts';
import { startCuttingProxy, type CuttingProxy } from './cutting-proxy.ts';
import { dice } from '../dice.ts';
import { syncBlows, type SyncBlow, type SyncChaosOptions, type SyncChaosOutcome } from './sync-outcome.ts';
import { secret, startSyncServer, type ChaosFolder, type SyncServer } from './sync-server.ts';
import { startSyncWorker, type SyncWorkerSettings } from './sync-worker.ts';
import type { WorkerProcess } from '../mail/worker-process.ts';

interface Mailbox {
  address: string;
  senderId: number;
  proxy: CuttingProxy;
  /** Message-IDs with the folders that contain each. */
  lying: Map<string, ChaosFolder[]>;
}

/**
 * Two workers sync a team's mailboxes while more mail arrives; workers are killed and connections cut at random moments
 * from the seed. Loopback only; ends by itself.
 */
export async function runSyncChaos(options: SyncChaosOptions): Promise<SyncChaosOutcome> {
  const addresses = Array.from({ length: options.mailboxes }, (_, index) => `box${index}@brand.test`);
  const server = await startSyncServer(addresses);
  const run = new SyncChaosRun(options, server);
  try {
    return await run.all(addresses);
  } finally {
    await run.end();
    await server.stop();
  }
}

class SyncChaosRun {
  private workers: WorkerProcess[] = [];
  private mailboxes: Mailbox[] = [];
  private teamId = 0;
  private readonly outcomes: SyncChaosOutcome['blows'] = [];
  private readonly random: () => number;
  private readonly settings: SyncWorkerSettings;
  private readonly options: SyncChaosOptions;
  private readonly server: SyncServer;

  constructor(options: SyncChaosOptions, server: SyncServer) {
    this.options = options;
    this.server = server;
    this.random = dice(options.seed);
    const from = Date.now();
    // Two minutes of the product per second, so that pauses after failures pass within a run.
    const clock = { from, since: from, speed: 120 };
    this.settings = { appUrl: options.appUrl, clock, leaseMs: 1500 };
  }

  async all(addresses: readonly string[]): Promise<SyncChaosOutcome> {
    const started = performance.now();
    const { messages, mailboxes, say } = this.options;
    await this.bind(addresses);
    const half = Math.ceil(messages / 2);
    await this.deliver(0, half);
    say(`${half} messages lie in ${mailboxes} mailboxes on ${this.server.name}`);
    this.workers = [await startSyncWorker(this.settings), await startSyncWorker(this.settings)];
    const delivering = this.deliver(half, messages);
    await this.strike();
    await delivering;
    await this.untilRead();
    const cut = this.mailboxes.reduce((sum, { proxy }) => sum + proxy.cuts(), 0);
    return {
      server: this.server.name,
      blows: this.outcomes,
      messages,
      ...(await this.judge()),
      cut,
      seconds: Math.round((performance.now() - started) / 1000),
    };
  }

  async end(): Promise<void> {
    for (const worker of this.workers) await worker.kill();
    for (const { proxy } of this.mailboxes) await proxy.stop();
  }

  private async bind(addresses: readonly string[]): Promise<void> {
    const { db } = this.options;
    const ctx = testContext(new Date(this.settings.clock.since).toISOString());
    const world = await testMail(db);
    const owner = await makeTeam(db, ctx, 'chaos', { plan: 'team' });
    this.teamId = owner.teamId;
    for (const address of addresses) {
      const proxy = await startCuttingProxy(this.server.portOf(address));
      const access = { address, secret, imapPort: proxy.port, imapSecurity: 'plain' } as const;
      const senderId = await bindMailbox(db, ctx, world, owner, access);
      this.mailboxes.push({ address, senderId, proxy, lying: new Map() });
    }
  }

  /** One in ten is in two folders; one in twenty is long. */
  private async deliver(from: number, to: number): Promise<void> {
    const { folders } = this.server;
    for (let index = from; index < to; index++) {
      const mailbox = this.mailboxes[index % this.mailboxes.length];
      if (!mailbox) return;
      const id = `<${index}@chaos.test>`;
      const first = folders[index % 5 === 4 ? index % folders.length : 0] ?? 'inbox';
      const places = index % 10 === 3 ? ([...new Set(['sent', first])] as ChaosFolder[]) : [first];
      mailbox.lying.set(id, places);
      const long = index % 20 === 7 ? 4000 : 20;
      const source = [
        `From: Person ${index} <p${index}@people.test>`,
        `To: ${mailbox.address}`,
        `Subject: Message ${index}`,
        `Message-ID: ${id}`,
        '',
        `This is what ${index} has to say.\r\n`.repeat(long),
      ].join('\r\n');
      for (const place of places) await this.server.deliver(mailbox.address, place, source);
    }
  }

  private async strike(): Promise<void> {
    const { blows, messages, say } = this.options;
    for (let index = 0; index < blows; index++) {
      const filed = await this.untilFiled(Math.floor((messages * (index + this.random())) / blows));
      const blow = syncBlows[Math.floor(this.random() * syncBlows.length)] ?? 'worker killed';
      await this.hit(blow);
      this.outcomes.push({ blow, filed });
      say(`${index + 1}. ${blow} after ${filed} of ${messages} messages`);
    }
  }

  private async hit(blow: SyncBlow): Promise<void> {
    if (blow === 'worker killed') {
      await this.workers.shift()?.kill();
      this.workers.push(await startSyncWorker(this.settings));
      return;
    }
    const bytes = blow === 'connections cut' ? 0 : Math.ceil(this.random() * 100_000);
    for (const { proxy } of this.mailboxes) proxy.cut(bytes);
  }

  /** Faults occur throughout the run, also without progress. @returns how many were filed */
  private async untilFiled(wanted: number): Promise<number> {
    for (let rounds = 0; rounds < 60; rounds++) {
      const filed = await this.filed();
      if (filed >= wanted) return filed;
      await pause(25);
    }
    return this.filed();
  }

  private filed(): Promise<number> {
    return this.count(sql`select count(*)::int as count from inbox_mails where team_id = ${this.teamId}`);
  }

  private count(query: ReturnType<typeof sql>): Promise<number> {
    return asTeam(this.options.db, this.teamId, async db => {
      const { rows } = await query.execute(db);
      return (rows[0] as { count: number } | undefined)?.count ?? 0;
    });
  }

  private async untilRead(): Promise<void> {
    const places = this.mailboxes.flatMap(({ lying }) => [...lying.values()].flat()).length;
    let last = -1;
    let quiet = 0;
    // A lost message never arrives, so it ends after a while without progress.
    for (let rounds = 0; rounds < 2400 && quiet < 400; rounds++) {
      const found = await this.count(
        sql`select count(*)::int as count from inbox_places where team_id = ${this.teamId}`,
      );
      if (found >= places) return;
      quiet = found === last ? quiet + 1 : 0;
      last = found;
      if (rounds % 40 === 39) this.options.say(`${found} of ${places} places read`);
      await pause(100);
    }
  }

  private judge(): Promise<Pick<SyncChaosOutcome, 'filed' | 'lost' | 'twice'>> {
    return asTeam(this.options.db, this.teamId, async db => {
      const { rows } = await sql<{ sender_id: number; message_id: string; roles: string[] }>`
        select m.sender_id, m.message_id, array_agg(p.role order by p.role) as roles
        from inbox_mails m left join inbox_places p on p.team_id = m.team_id and p.mail_id = m.id
        where m.team_id = ${this.teamId}
        group by m.id, m.sender_id, m.message_id`.execute(db);
      const filed = Map.groupBy(rows, row => `${row.sender_id} ${row.message_id}`);
      let lost = 0;
      for (const { senderId, lying } of this.mailboxes) {
        for (const [id, places] of lying) {
          const roles = filed.get(`${senderId} ${id}`)?.flatMap(row => row.roles) ?? [];
          if (places.toSorted().join() !== roles.toSorted().join()) lost++;
        }
      }
      const twice = [...filed.values()].filter(same => same.length > 1).length;
      return { filed: rows.length, lost, twice };
    });
  }
}
