import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxPlatforms, SourceServices } from '../outside/connectors/source-services.ts';
import type { Db } from '../core/db/database.ts';
import { signingKey } from '../core/db/signing-key.ts';
import type { Env } from '../core/settings/env.ts';
import { fetchPicture } from '../outside/network/fetch-picture.ts';
import { makeLinkTokens } from '../core/auth/link-tokens.ts';
import { secretsOf } from './secret-keys.ts';

/** Builds the source services from the settings. @param options.publicUrl the product's public address */
export async function makeSourceServices(
  env: Env,
  db: Db,
  { publicUrl, sandbox }: { publicUrl: string; sandbox: SandboxPlatforms | null },
): Promise<SourceServices> {
  return {
    publicUrl: publicUrl.replace(/\/+$/, ''),
    secrets: secretsOf(env),
    linkTokens: makeLinkTokens(await signingKey(db, 'links', () => randomBytes(32))),
    pause: ms => sleep(ms),
    pictures: {
      bytes: env.PICTURES_MB * 1024 * 1024,
      fetch: sandbox ? () => Promise.reject(new Error('a sandbox asks nobody outside')) : fetchPicture,
    },
    sandbox,
  };
}
