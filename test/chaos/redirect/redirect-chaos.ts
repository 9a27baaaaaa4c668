import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Db } from '../../../server/core/db/database.ts';
import { freePort } from '../../../bench/start/product.ts';
import { testContext } from '../../harness/app/test-context.ts';
import { startEdgeProcess, type EdgeProcess } from '../../harness/processes/edge-process.ts';
import { makeTestFolder, type TestPostgres } from '../../harness/database/test-postgres.ts';
import { addLinks, codePrefix } from '../../fixtures/links/some-links.ts';
import { makeTeam } from '../../fixtures/two-teams/two-teams.ts';
import { crashDatabase } from '../crash-database.ts';
import { dice } from '../dice.ts';
import { sendVisitors, type Visitors } from './visitors.ts';

export const redirectBlows = ['edge killed', 'database crashed', 'edge killed and database crashed'] as const;
type RedirectBlow = (typeof redirectBlows)[number];

export interface RedirectChaosOptions {
  db: Db;
  postgres: Pick<TestPostgres, 'appUrl' | 'ownerUrl' | 'superuserUrl'>;
  blows: number;
  /** The minimum number of answered visits between two kills. */
  between: number;
  seed: number;
  say: (text: string) => void;
}

export interface RedirectChaosOutcome {
  blows: { blow: RedirectBlow; answered: number }[];
  answered: number;
  /** Visits that were not redirected, while processes were starting. */
  unanswered: number;
  stored: number;
  /** Answered but not stored. */
  lost: number;
  twice: number;
  /** Link counters and daily visits that differ from the records. */
  miscounted: number;
  seconds: number;
}

const processes = 2;
const links = 20;

/**
 * Two edge processes answer while they and the database are killed at random moments from the seed; then every answered
 * visit is looked up. Loopback only; ends by itself.
 */
export async function runRedirectChaos(options: RedirectChaosOptions): Promise<RedirectChaosOutcome> {
  const run = new RedirectChaosRun(options);
  try {
    return await run.all();
  } finally {
    await run.end();
  }
}

class RedirectChaosRun {
  private edges: EdgeProcess[] = [];
  private ports: number[] = [];
  private visitors: Visitors | null = null;
  private readonly folder = mkdtempSync(join(makeTestFolder(), 'edge-'));
  private readonly random: () => number;
  private readonly options: RedirectChaosOptions;

  constructor(options: RedirectChaosOptions) {
    this.options = options;
    this.random = dice(options.seed);
  }

  async all(): Promise<RedirectChaosOutcome> {
    const started = performance.now();
    const paths = await this.makeLinks();
    for (let at = 0; at < processes; at++) {
      this.ports.push(await freePort());
      this.edges.push(await this.startEdge(at));
    }
    this.visitors = sendVisitors(this.ports, paths, { abreast: 16, random: this.random });
    const blows = await this.strike(this.visitors);
    await this.visitors.end();
    // The remaining ones store the journals of the killed ones.
    for (const edge of this.edges) await edge.stop();
    this.edges = [await this.startEdge(0)];
    const { answered, unanswered } = this.visitors;
    return {
      blows,
      answered: answered.size,
      unanswered: unanswered(),
      ...(await this.judge(answered)),
      seconds: Math.round((performance.now() - started) / 1000),
    };
  }

  async end(): Promise<void> {
    await this.visitors?.end();
    for (const edge of this.edges) await edge.kill();
  }

  private async makeLinks(): Promise<string[]> {
    const { db } = this.options;
    const paths: string[] = [];
    for (const name of ['one', 'other']) {
      const { teamId } = await makeTeam(db, testContext(), name, { plan: 'team' });
      await addLinks(db, teamId, links / 2);
      for (let n = 1; n <= links / 2; n++) paths.push(`/s/${codePrefix(teamId)}${n}`);
    }
    return paths;
  }

  private startEdge(at: number): Promise<EdgeProcess> {
    const { appUrl, ownerUrl } = this.options.postgres;
    const port = this.ports[at] ?? 0;
    // The log of a process without a database is expected here.
    return startEdgeProcess({
      appUrl,
      ownerUrl,
      folder: this.folder,
      port,
      settings: { LOG_LEVEL: 'silent' },
    });
  }

  private async strike({ answered }: Visitors): Promise<RedirectChaosOutcome['blows']> {
    const { blows, between, say } = this.options;
    const outcome: RedirectChaosOutcome['blows'] = [];
    for (let index = 0; index < blows; index++) {
      const wanted = answered.size + between * (0.5 + this.random());
      while (answered.size < wanted) await pause(5);
      // Each kind occurs first or last once, the others at random.
      const drawn = index < redirectBlows.length ? index : Math.floor(this.random() * redirectBlows.length);
      const blow = redirectBlows[drawn] ?? 'edge killed';
      await this.hit(blow);
      outcome.push({ blow, answered: answered.size });
      say(`${index + 1}. ${blow} after ${answered.size} answers`);
    }
    return outcome;
  }

  private async hit(blow: RedirectBlow): Promise<void> {
    const at = Math.floor(this.random() * processes);
    const isCrash = blow !== 'edge killed';
    if (isCrash) await crashDatabase(this.options.postgres.superuserUrl).catch(() => undefined);
    if (blow === 'database crashed') return;
    await this.edges[at]?.kill();
    // A recovering database refuses the start, also in production.
    for (let tries = 0; ; tries++) {
      try {
        this.edges[at] = await this.startEdge(at);
        return;
      } catch (error) {
        if (tries > 20) throw error;
        await pause(200);
      }
    }
  }

  /** Reads as the superuser, across teams, once no more visits arrive. */
  private async judge(answered: ReadonlySet<string>) {
    const client = new pg.Client({ connectionString: this.options.postgres.superuserUrl });
    await client.connect();
    try {
      const ask = async <T>(text: string) => (await client.query<T & object>(text)).rows;
      let visits: { ip: string; times: number }[] = [];
      for (let rounds = 0, quiet = 0; rounds < 300 && quiet < 4; rounds++) {
        await pause(250);
        const rows = await ask<(typeof visits)[number]>(
          'select host(ip) as ip, count(*)::int as times from visits group by ip',
        );
        quiet = rows.length === visits.length && rows.length >= answered.size ? quiet + 1 : 0;
        visits = rows;
      }
      const stored = new Set(visits.map(({ ip }) => ip));
      const [differing] = await ask<{ links: number }>(`
        select count(*)::int as links
        from short_links l
        where l.pv + l.bot_pv <> (select count(*) from visits v where v.team_id = l.team_id and v.link_id = l.id)
          or l.uv + l.bot_uv <> (
            select count(distinct v.visitor) from visits v where v.team_id = l.team_id and v.link_id = l.id)
          or l.pv + l.bot_pv <> coalesce(
            (select sum(d.pv) from link_days d where d.team_id = l.team_id and d.link_id = l.id), 0)`);
      return {
        stored: visits.reduce((sum, { times }) => sum + times, 0),
        lost: [...answered].filter(ip => !stored.has(ip)).length,
        twice: visits.filter(({ times }) => times > 1).length,
        miscounted: differing?.links ?? 0,
      };
    } finally {
      await client.end();
    }
  }
}
