import { createTeam } from '../../server/identity/accounts/service.ts';
import { signIn } from '../../server/identity/sign-in/service.ts';
import { realContext } from '../../server/core/real-context.ts';
import { load, type Load } from '../load.ts';
import { atLeast, progress, quantile, round, type BenchOptions, type Report } from '../report.ts';
import { openSides, type Sides } from '../sides.ts';

const account = { username: 'bench', password: 'bench2026' };
const connections = 32;

async function tokenOf({ db }: Sides): Promise<string> {
  const ctx = realContext();
  await createTeam(db, ctx, { teamName: 'Bench', nickname: 'Bench', isOperator: false, ...account });
  return (await signIn(db, ctx, account)).access_token;
}

/** The median round, by rate. */
function middle(loads: readonly Load[]): Load {
  const rate = quantile(
    loads.map(each => each.rate),
    0.5,
  );
  return loads.find(each => each.rate === rate) ?? (loads[0] as Load);
}

/** The cost of authentication and row security per call, compared with a bare route (alternating rounds). */
export async function benchRequest({ quick }: BenchOptions): Promise<Report> {
  const [rounds, seconds] = quick ? [1, 3] : [5, 5];
  const sides = await openSides();
  const all = { bare: [] as Load[], empty: [] as Load[], own: [] as Load[] };
  try {
    const headers = { authorization: `Bearer ${await tokenOf(sides)}` };
    for (let round = 1; round <= rounds; round++) {
      progress(`round ${round} of ${rounds}`);
      const timed = (url: string) => load({ url, connections, seconds, headers });
      all.bare.push(await sides.against('bare', address => timed(`${address}/empty`)));
      await sides.against('product', async address => {
        all.empty.push(await timed(`${address}/empty`));
        all.own.push(await timed(`${address}/own`));
      });
    }
  } finally {
    await sides.end();
  }
  const [bare, empty, own] = [middle(all.bare), middle(all.empty), middle(all.own)];
  const share = (side: Load) => round((100 * side.rate) / bare.rate, 1);
  const row = (name: string, side: Load) =>
    `| ${name} | ${side.rate} | ${side.p50} | ${side.p99} | ${share(side)} % | ${side.faults} |`;
  return {
    results: [{ connections, seconds, rounds, bare, empty, own }],
    targets: [atLeast('empty call, % of the bare route’s rate', share(empty), 30)],
    table: [
      '| call | requests a second | p50 ms | p99 ms | of the bare route | faults |',
      '| --- | --- | --- | --- | --- | --- |',
      row('bare Fastify route (baseline)', bare),
      row('signed in, nothing asked', empty),
      row('signed in, one row of the team', own),
      '',
      `${connections} connections, ${rounds} rounds of ${seconds} s in turns, the middle by rate. The database, both servers and the load share the two cores. A call pays one query to know who calls (those that come together share it), one round trip to begin as the team with its first statement, one to commit (\`test/architecture/round-trips.test.ts\`).`,
    ],
  };
}
