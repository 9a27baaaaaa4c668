import { parseArgs } from 'node:util';
import { newPassword } from '../contract/core/patterns.ts';
import { createTeam } from '../server/identity/accounts/service.ts';
import { AppError } from '../server/core/errors.ts';
import { realContext } from '../server/core/real-context.ts';
import { askHidden } from './command/ask-hidden.ts';
import { explain, withInstallation } from './command/with-installation.ts';

const usage = `Makes a team with its main account; the password is asked for, or read from a pipe.

  bin/account USERNAME [--team NAME] [--operator]

  --team NAME   name of the team; the user name if absent
  --operator    may open the pages of the operator of this installation
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    team: { type: 'string' },
    operator: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});
const username = positionals[0];
if (!username || values.help) {
  process.stderr.write(usage);
  process.exit(values.help ? 0 : 2);
}

try {
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
} catch (error) {
  if (error instanceof AppError && error.code === 'taken')
    process.stderr.write(`The user name ${username} is taken\n`);
  else process.stderr.write(error instanceof Error && !error.cause ? `${error.message}\n` : explain(error));
  process.exitCode = 1;
}
