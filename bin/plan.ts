import { accountNamed } from '../server/identity/accounts/service.ts';
import { changePlan, PlanChangeError } from '../server/billing/plans/change-plan.ts';
import type { Db } from '../server/core/db/database.ts';
import { realContext } from '../server/core/real-context.ts';
import { explain, withInstallation } from './command/with-installation.ts';

const usage = `Sets the plan of a team, from now on.

  bin/plan TEAM PLAN MONTHS

  TEAM     id of a team, or the user name of one of its accounts
  PLAN     code of a plan: free, basic, pro, team, or one of your own
  MONTHS   how many months it lasts, or "forever"; afterwards the team is on the free plan
`;

const maxMonths = 1200;

function fail(): never {
  process.stderr.write(usage);
  process.exit(2);
}

/** Null means without end. */
function monthsOf(text: string): number | null {
  if (text === 'forever') return null;
  const months = Number(text);
  return /^\d+$/.test(text) && months >= 1 && months <= maxMonths ? months : fail();
}

/** User names begin with a letter, so a number is an id. */
async function teamOf(db: Db, text: string): Promise<number> {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  const ids = await accountNamed(db, text);
  if (!ids) throw new PlanChangeError(`There is no account ${text}`);
  return ids.teamId;
}

const words = process.argv.slice(2);
if (words.includes('--help')) {
  process.stdout.write(usage);
  process.exit(0);
}
const [team, plan, lasting] = words;
if (!team || !plan || !lasting || words.length > 3) fail();
const months = monthsOf(lasting);

try {
  const endsAt = await withInstallation(async ({ db }) =>
    changePlan(db, realContext('en'), { teamId: await teamOf(db, team), plan, months }),
  );
  process.stdout.write(
    endsAt ? `${team} has ${plan} until ${endsAt.toISOString()}\n` : `${team} has ${plan} for ever\n`,
  );
} catch (error) {
  process.stderr.write(error instanceof PlanChangeError ? `${error.message}\n` : explain(error));
  process.exitCode = 1;
}
