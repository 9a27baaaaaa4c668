import { parseArgs } from 'node:util';
import '../server/hooks.ts';
import { realContext } from '../server/core/real-context.ts';
import type { Db } from '../server/core/db/database.ts';
import { sealAndVerify, teamsToSeal } from '../server/workspace/audit-log/seals/service.ts';
import { hasSeal, type AuditCheck } from '../server/workspace/audit-log/seals/verify-team.ts';
import { explain, withInstallation } from './command/with-installation.ts';

const usage = `Compares the operation records of every team with their seals, and says what was changed or is missing.

  bin/audit verify [--team ID] [--known TEAM:NUMBER:HASH ...]

  --team ID   only this team
  --known     a seal that was noted elsewhere must still be there, as it was: whoever can write to the database can
              also make all seals again, but not those that you kept outside of it

Each team's last seal is printed in the form that --known takes. The exit code is 1 if something does not match.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    team: { type: 'string' },
    known: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean' },
  },
});
const known = values.known.map(text => /^(\d{1,15}):(\d{1,15}):([0-9a-f]{64})$/.exec(text));
const isAsked = positionals.length === 1 && positionals[0] === 'verify' && known.every(each => each !== null);
if (values.help || !isAsked || (values.team !== undefined && !/^\d{1,15}$/.test(values.team))) {
  process[values.help ? 'stdout' : 'stderr'].write(usage);
  process.exit(values.help ? 0 : 2);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

const meanings = {
  changed: 'was changed',
  missing: 'is missing',
  inserted: 'was inserted after records of a later time had been sealed',
  valuesChanged: 'has other names, values or another address than when it was sealed',
  sealChanged: 'does not fit its records or the seal before it',
  sealMissing: 'is missing',
  unsealed: 'was not sealed within a day',
  tailMissing: 'was streamed, but is not there',
} as const;

function tell(teamId: number, { entries, erased, faults, head }: AuditCheck): void {
  const parts = erased ? `, ${erased} of them without personal values to compare` : '';
  say(
    `Team ${teamId}: ${entries} records${parts}; ${head ? `last seal ${teamId}:${head.number}:${head.hash.toString('hex')}` : 'no seal yet'}`,
  );
  for (const { kind, place, entryId } of faults) {
    const isSeal = kind === 'sealChanged' || kind === 'sealMissing';
    const what = isSeal
      ? `Seal ${place}`
      : entryId === null
        ? `Record at place ${place}`
        : `Record ${entryId}`;
    say(`  ${what} ${meanings[kind]}`);
  }
}

/** @returns whether everything matches */
async function verify(db: Db): Promise<boolean> {
  const ctx = realContext('en');
  let isWhole = true;
  const teamIds = values.team === undefined ? await teamsToSeal(db) : [Number(values.team)];
  if (!teamIds.length) say('There is no team whose records are sealed.');
  for (const teamId of teamIds) {
    const { check, failure } = await sealAndVerify(db, ctx, teamId);
    tell(teamId, check);
    if (failure) say(`  New records cannot be sealed: ${String(failure.error)}`);
    if (check.faults.length || failure) isWhole = false;
  }
  for (const [text, team, number, hash = ''] of known.filter(each => each !== null)) {
    if (await hasSeal(db, Number(team), { number: Number(number), hash: Buffer.from(hash, 'hex') })) continue;
    say(`${text} is not among the seals`);
    isWhole = false;
  }
  return isWhole;
}

try {
  const isWhole = await withInstallation(({ db }) => verify(db));
  process.exitCode = isWhole ? 0 : 1;
} catch (error) {
  process.stderr.write(explain(error));
  process.exitCode = 1;
}
