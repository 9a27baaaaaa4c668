import { parseArgs } from 'node:util';
import { openInstallation, type Installation } from '../server/boot/installation.ts';
import { prepareDatabase } from '../server/boot/prepare-database.ts';
import { makeDb, makePool, type Db } from '../server/core/db/database.ts';
import { makeLog } from '../server/core/log.ts';
import { realContext } from '../server/core/real-context.ts';
import { readEnv } from '../server/core/settings/env.ts';
import {
  describeSandbox,
  leaveSandbox,
  NotKeptError,
  type SandboxContents,
} from '../server/sandbox/controls/leave-sandbox.ts';
import { jobs } from '../server/schedule.ts';
import { explain } from './command/with-installation.ts';

const usage = `Removes what makes a sandbox's database unfit for production: its samples, its teams with their accounts, its keys,
and the credentials of its stand-ins. Imported creators and what was set for plans and sources stay.

  bin/leave-sandbox                     shows what would be removed
  bin/leave-sandbox --yes               removes it
  bin/leave-sandbox --yes --keep TEAM   keeps the team with this number, whose accounts you vouch for; can be repeated

Stop every process before, and make a backup.
`;

const { values } = parseArgs({
  options: {
    yes: { type: 'boolean', default: false },
    keep: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
});
const keep = values.keep.map(Number);
if (values.help || keep.some(id => !Number.isSafeInteger(id))) {
  process[values.help ? 'stdout' : 'stderr'].write(usage);
  process.exit(values.help ? 0 : 2);
}

function listing({ samples, imported, teams, standInCredentials, keys }: SandboxContents): string {
  const teamLines = teams.map(({ id, name, accounts }) => {
    const names = accounts.map(({ username, isOperator }) =>
      isOperator ? `${username} (operator)` : username,
    );
    return `    ${id}  ${name}: ${names.join(', ')}${keep.includes(id) ? '  – stays' : ''}`;
  });
  return [
    'The sandbox left in this database:',
    '',
    `  Sample creators: ${samples}, with their posts and pictures, and rankings and ads made of samples`,
    `  Teams: ${teams.length}, with everything in them`,
    ...teamLines,
    `  Credentials for stand-ins of platforms: ${standInCredentials}`,
    `  Keys: ${keys.join(', ') || '–'}`,
    '  Text messages, emails, mailboxes and payments of the sandbox, and every sign-in',
    '',
    `Imported creators (${imported}) stay, and so does what was set for plans and sources.`,
    '',
  ].join('\n');
}

/** Alone in its data folder: what runs beside would write again what is removed. */
async function work({ db, ownerUrl }: Installation, ownerDb: Db): Promise<string> {
  await prepareDatabase(ownerUrl, db, jobs);
  const contents = await describeSandbox(ownerDb);
  if (!contents) return 'This database is not that of a sandbox; nothing is to be removed.\n';
  process.stdout.write(listing(contents));
  if (!values.yes)
    return '\nNothing was removed. Stop every process, make a backup, and run bin/leave-sandbox --yes.\n';
  await leaveSandbox({ ownerDb, db }, realContext('en'), keep, ({ name }) =>
    process.stdout.write(`\nremoving ${name} …`),
  );
  return '\nAll of it is removed. Set NODE_ENV=production, and make the first account with bin/account NAME --operator.\n';
}

try {
  const installation = await openInstallation(readEnv(), makeLog({ LOG_LEVEL: 'error' }), 'server');
  const ownerDb = makeDb(makePool({ url: installation.ownerUrl, poolSize: 2, onIdleError: () => undefined }));
  try {
    process.stdout.write(await work(installation, ownerDb));
  } finally {
    await ownerDb.destroy();
    await installation.close();
  }
} catch (error) {
  process.stderr.write(error instanceof NotKeptError ? `${error.message}\n` : explain(error));
  process.exitCode = 1;
}
