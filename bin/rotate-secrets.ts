import { readEnv } from '../server/core/settings/env.ts';
import { rotateCreatorDetails } from '../server/campaigns/collaboration-pages/details/creator-details.ts';
import { rotateConnections } from '../server/creators/creator-connections/tokens/token-rotation.ts';
import { rotateSecrets } from '../server/outreach/senders/secrets/secret-rotation.ts';
import { rotateCredentials } from '../server/sourcing/sources/credentials/credential-rotation.ts';
import { rotateSingleSignOn } from '../server/workspace/single-sign-on/secret-rotation.ts';
import { rotateSecondFactors } from '../server/identity/second-factors/service.ts';
import { addRotated } from '../server/core/auth/reseal-secrets.ts';
import { secretsOf } from '../server/boot/secret-keys.ts';
import { explain, withInstallation } from './command/with-installation.ts';

const usage = `Encrypts the passwords of all senders, the credentials of sources, the tokens of connected creators,
where creators of collaborations are sent to and paid, the secrets of second factors, and those of identity
providers, with the first key of SECRET_KEYS.

  bin/rotate-secrets

Put the new key in front of the old ones, restart every process, run this, and take the old keys away:

  SECRET_KEYS="k2:$(openssl rand -base64 32),$SECRET_KEYS"
`;

const words = process.argv.slice(2);
if (words.length) {
  process[words[0] === '--help' ? 'stdout' : 'stderr'].write(usage);
  process.exit(words[0] === '--help' ? 0 : 2);
}

try {
  const secrets = secretsOf(readEnv());
  const { sealed, kept } = await withInstallation(async ({ db }) =>
    addRotated([
      await rotateSecrets(db, secrets),
      await rotateCredentials(db, secrets),
      await rotateConnections(db, secrets),
      await rotateCreatorDetails(db, secrets),
      await rotateSecondFactors(db, secrets),
      await rotateSingleSignOn(db, secrets),
    ]),
  );
  process.stdout.write(`${sealed} encrypted again, ${kept} had the present key already\n`);
} catch (error) {
  process.stderr.write(explain(error));
  process.exitCode = 1;
}
