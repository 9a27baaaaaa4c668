import { connectors } from '../../../outside/connectors/all-connectors.ts';
import type { CredentialField } from '../../../outside/connectors/source.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { sealSecret } from '../credential-secret.ts';
import { insertSandboxCredential, setSealed, sourcesWithCredentials } from './sandbox-credentials.queries.ts';

const name = '沙盒凭证 Sandbox credential';

/** The credentials that the platforms of the sandbox accept, by field. */
const sandboxValues: Readonly<Record<string, string>> = {
  apiKey: 'sample-key',
  userId: 'sample-user',
  accountId: 'sample-account',
  accessToken: 'sample-token',
  clientId: 'sample-client',
  clientKey: 'sample-client',
  clientSecret: 'sample-secret',
};

const valuesOf = (fields: readonly CredentialField[], isSecret: boolean): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter(field => field.isSecret === isSecret)
      .map(field => [field.name, sandboxValues[field.name] ?? 'sample']),
  );

/** Makes every source of a sandbox usable. Sources for which the operator has a credential are left alone. */
export async function seedSandboxCredentials(pool: Db, ctx: Context, world: SourceServices): Promise<void> {
  await pool.transaction().execute(async db => {
    const seeded = await sourcesWithCredentials(db);
    for (const { code, credential } of connectors) {
      if (credential.length === 0 || seeded.has(code)) continue;
      const shown = valuesOf(credential, false);
      const id = await insertSandboxCredential(db, { source: code, name, shown, createdAt: ctx.now() });
      await setSealed(db, id, sealSecret(world, id, valuesOf(credential, true)));
    }
  });
}
