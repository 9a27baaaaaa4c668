import { parseArgs } from 'node:util';
import { finish, type BenchOptions, type Report } from './report.ts';

/** `npm run bench -- NAME [--rows N] [--messages N] [--posts N] [--quick]`: measures with a database of its own and prints one line of JSON. */
type Scenario = (options: BenchOptions) => Promise<Report>;

const scenarios: Record<string, () => Promise<Scenario>> = {
  analyse: async () => (await import('./analyse/scenario.ts')).benchAnalyse,
  board: async () => (await import('./board/scenario.ts')).benchBoard,
  bulk: async () => (await import('./bulk/scenario.ts')).benchBulk,
  detail: async () => (await import('./detail/scenario.ts')).benchDetail,
  facets: async () => (await import('./facets/scenario.ts')).benchFacets,
  find: async () => (await import('./find/scenario.ts')).benchFind,
  monitor: async () => (await import('./monitor/scenario.ts')).benchMonitor,
  mail: async () => (await import('./mail/scenario.ts')).benchMail,
  inbox: async () => (await import('./inbox/scenario.ts')).benchInbox,
  import: async () => (await import('./import/scenario.ts')).benchImport,
  login: async () => (await import('./login/scenario.ts')).benchLogin,
  rankings: async () => (await import('./rankings/scenario.ts')).benchRankings,
  pay: async () => (await import('./pay/scenario.ts')).benchPay,
  redirect: async () => (await import('./redirect/scenario.ts')).benchRedirect,
  refresh: async () => (await import('./refresh/scenario.ts')).benchRefresh,
  request: async () => (await import('./request/scenario.ts')).benchRequest,
  search: async () => (await import('./search/scenario.ts')).benchSearch,
  similar: async () => (await import('./similar/scenario.ts')).benchSimilar,
  start: async () => (await import('./start/scenario.ts')).benchStart,
  visits: async () => (await import('./visits/scenario.ts')).benchVisits,
  web: async () => (await import('./web/scenario.ts')).benchWeb,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '1000000' },
    messages: { type: 'string' },
    posts: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});

const name = positionals[0] ?? '';
const load = scenarios[name];
if (!load) {
  process.stderr.write(
    `npm run bench -- ${Object.keys(scenarios).join(' | ')} [--rows N] [--messages N] [--posts N] [--quick]\n`,
  );
  process.exit(2);
}
const { quick } = values;
const options = {
  rows: quick ? 20_000 : Number(values.rows),
  messages: Number(values.messages ?? (quick ? 5000 : 200_000)),
  posts: Number(values.posts ?? (quick ? 200_000 : 20_000_000)),
  quick: quick || values.messages !== undefined || values.posts !== undefined,
};
const scenario = await load();
const report = await scenario(options);
const hasSizes = name === 'search' || name === 'find';
finish(hasSizes ? `bench ${name} --rows ${options.rows}` : `bench ${name}`, report, options.quick);
process.exit(0);
