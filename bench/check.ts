import { parseArgs } from 'node:util';
import { finish, type Report } from './report.ts';

/** What only some checks understand. */
interface CheckOptions {
  /** A small run. */
  quick: boolean;
  /** Where random numbers begin. */
  seed: number;
  /** One request alone, by its number. */
  only: number | null;
}

/**
 * `npm run check -- NAME [FOLDER]`: the product's results for a folder (or file) of inputs, compared with the expected
 * ones. `npm run check -- fuzz [--quick] [--seed N] [--only N]` makes its inputs itself.
 */
type Check = (folder: string | undefined, options: CheckOptions) => Promise<Report>;

const checks: Record<string, () => Promise<Check>> = {
  bounces: async () => (await import('./check/bounces.ts')).checkBounces,
  replies: async () => (await import('./check/replies.ts')).checkReplies,
  mime: async () => (await import('./check/mime.ts')).checkMime,
  agents: async () => (await import('./check/visits/agents.ts')).checkAgents,
  regions: async () => (await import('./check/visits/regions.ts')).checkRegions,
  addresses: async () => (await import('./check/catalogue/addresses.ts')).checkAddresses,
  disclosures: async () => (await import('./check/disclosures.ts')).checkDisclosures,
  importers: async () => (await import('./check/importers.ts')).checkImporters,
  fuzz: async () => (await import('./check/fuzz/check-fuzz.ts')).checkFuzz,
  sentences: async () => (await import('./check/sentences.ts')).checkSentences,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const [name = '', folder] = positionals;
const load = checks[name];
if (!load) {
  process.stderr.write(
    `npm run check -- ${Object.keys(checks).join(' | ')} [FOLDER] [--quick] [--seed N] [--only N]\n`,
  );
  process.exit(2);
}
const check = await load();
const only = values.only === undefined ? null : Number(values.only);
const report = await check(folder, { quick: values.quick, seed: Number(values.seed), only });
// A folder given by the user says nothing about the state of the project, nor does one request.
finish(`check ${name}`, report, folder !== undefined || only !== null);
process.exit(0);
