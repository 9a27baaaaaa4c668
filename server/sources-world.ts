import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxPlatforms, SourcesWorld } from './connectors/sources-world.ts';
import type { Db } from './db/database.ts';
import { signingKey } from './db/signing-key.ts';
import type { Env } from './env.ts';
import { makeLinkTokens } from './mail/link-tokens.ts';
import { secretsOf } from './secret-keys.ts';

/** What sources need of the world, by the settings. @param options.publicUrl under which people reach the product */
export async function makeSourcesWorld(
  env: Env,
  db: Db,
  { publicUrl, sandbox }: { publicUrl: string; sandbox: SandboxPlatforms | null },
): Promise<SourcesWorld> {
  return {
    publicUrl: publicUrl.replace(/\/+$/, ''),
    secrets: secretsOf(env),
    linkTokens: makeLinkTokens(await signingKey(db, 'links', () => randomBytes(32))),
    pause: ms => sleep(ms),
    sandbox,
  };
}
