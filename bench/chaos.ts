import { parseArgs } from 'node:util';
import { finish, type Report } from './report.ts';

/** `npm run chaos -- NAME [--quick]`: kills and cuts at random moments, and reports what was lost or done twice. */
type Scenario = (options: { quick: boolean; seed: number }) => Promise<Report>;

const scenarios: Record<string, () => Promise<Scenario>> = {
  columns: async () => (await import('./columns/chaos.ts')).chaosColumns,
  mail: async () => (await import('./mail/chaos.ts')).chaosMail,
  pay: async () => (await import('./pay/chaos.ts')).chaosPay,
  redirect: async () => (await import('./redirect/chaos.ts')).chaosRedirect,
  sync: async () => (await import('./inbox/chaos.ts')).chaosSync,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, seed: { type: 'string', default: '2026' } },
});

const name = positionals[0] ?? '';
const load = scenarios[name];
if (!load) {
  process.stderr.write(`npm run chaos -- ${Object.keys(scenarios).join(' | ')} [--quick] [--seed N]\n`);
  process.exit(2);
}
const scenario = await load();
finish(`chaos ${name}`, await scenario({ quick: values.quick, seed: Number(values.seed) }), values.quick);
process.exit(0);
