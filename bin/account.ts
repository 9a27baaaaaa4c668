import { parseArgs } from 'node:util';
import type { ErrorName } from '../contract/core/errors.ts';
import { newPassword } from '../contract/core/patterns.ts';
import { makeSender } from '../server/boot/make-sms-sender.ts';
import { asTeam } from '../server/core/db/tenant.ts';
import { resetFactor } from '../server/identity/account-security/reset-factor.ts';
import { accountNamed, createTeam } from '../server/identity/accounts/service.ts';
import { sendWarning } from '../server/identity/phone-codes/warnings.ts';
import { AppError } from '../server/core/errors.ts';
import { realContext } from '../server/core/real-context.ts';
import { askHidden } from './command/ask-hidden.ts';
import { explain, withInstallation } from './command/with-installation.ts';

const usage = `Makes a team with its main account; the password is asked for, or read from a pipe. Or takes away the second factor
of an account that lost it.

  bin/account USERNAME [--team NAME] [--operator]
  bin/account USERNAME --reset-second-factor

  --team NAME   name of the team; the user name if absent
  --operator    may open the pages of the operator of this installation
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    team: { type: 'string' },
    operator: { type: 'boolean', default: false },
    'reset-second-factor': { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});
const username = positionals[0];
if (!username || values.help) {
  process.stderr.write(usage);
  process.exit(values.help ? 0 : 2);
}

async function makeAccount(username: string): Promise<void> {
  const password = await askHidden('Password (8–20 characters, letters and digits; not shown): ');
  if (!newPassword.test(password))
    throw new Error('The password needs 8–20 characters with letters and digits');
  await withInstallation(({ db }) =>
    createTeam(db, realContext('en'), {
      username,
      password,
      teamName: values.team ?? username,
      nickname: username,
      isOperator: values.operator,
    }),
  );
  process.stdout.write(`${username} can sign in now\n`);
}

/** Records it, ends the sessions and tells the account, as when the main account of a team does it. */
async function resetSecondFactor(username: string): Promise<void> {
  await withInstallation(async ({ db, env, log }) => {
    const ctx = realContext();
    const ids = await accountNamed(db, username);
    if (!ids) throw new AppError('not_found');
    const phone = await asTeam(db, ids.teamId, db => resetFactor(db, ctx, ids));
    await sendWarning(ctx, await makeSender(env, log, db), phone, 'factorReset');
  });
  process.stdout.write(`${username} signs in without a second factor now\n`);
}

const refusals: Partial<Record<ErrorName, string>> = {
  taken: `The user name ${username} is taken`,
  not_found: `There is no account ${username}`,
  second_factor_state: `${username} has no second factor`,
};

try {
  if (values['reset-second-factor']) await resetSecondFactor(username);
  else await makeAccount(username);
} catch (error) {
  const refusal = error instanceof AppError ? refusals[error.code] : undefined;
  if (refusal) process.stderr.write(`${refusal}\n`);
  else process.stderr.write(error instanceof Error && !error.cause ? `${error.message}\n` : explain(error));
  process.exitCode = 1;
}
