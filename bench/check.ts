import { parseArgs } from 'node:util';
import { finish, type Report } from './report.ts';

/**
 * `npm run check -- NAME [FOLDER]`: the product's results for a folder (or file) of inputs, compared with the expected
 * ones.
 */
type Check = (folder: string | undefined) => Promise<Report>;

const checks: Record<string, () => Promise<Check>> = {
  bounces: async () => (await import('./check/bounces.ts')).checkBounces,
  replies: async () => (await import('./check/replies.ts')).checkReplies,
  mime: async () => (await import('./check/mime.ts')).checkMime,
  agents: async () => (await import('./check/visits/agents.ts')).checkAgents,
  regions: async () => (await import('./check/visits/regions.ts')).checkRegions,
  addresses: async () => (await import('./check/catalogue/addresses.ts')).checkAddresses,
  disclosures: async () => (await import('./check/disclosures.ts')).checkDisclosures,
  importers: async () => (await import('./check/importers.ts')).checkImporters,
  sentences: async () => (await import('./check/sentences.ts')).checkSentences,
};

const { positionals } = parseArgs({ allowPositionals: true });
const [name = '', folder] = positionals;
const load = checks[name];
if (!load) {
  process.stderr.write(`npm run check -- ${Object.keys(checks).join(' | ')} [FOLDER]\n`);
  process.exit(2);
}
const check = await load();
// A folder given by the user says nothing about the state of the project.
finish(`check ${name}`, await check(folder), folder !== undefined);
process.exit(0);
