import type { Db } from '../../../server/core/db/database.ts';
import { readEnv, type Env } from '../../../server/core/settings/env.ts';
import type { MailServices } from '../../../server/outside/mail-protocol/mail-services.ts';
import { makeMailServices } from '../../../server/boot/make-mail-services.ts';
import { testCa } from './fake-mail-provider.ts';

export const testKeys = `test:${Buffer.alloc(32, 5).toString('base64')}`;

/** The real mail services, except that they trust the test certificate, never wait and query no DNS. */
export async function makeTestMail(env: Env, db: Db): Promise<MailServices> {
  const mail = await makeMailServices(env, db, { publicUrl: 'http://starbridge.test', ca: testCa });
  return { ...mail, pause: async () => undefined, dns: { texts: async () => [] } };
}

/** For tests of services, which have no app. */
export function testMail(db: Db, settings: NodeJS.ProcessEnv = {}): Promise<MailServices> {
  return makeTestMail(readEnv({ NODE_ENV: 'test', SECRET_KEYS: testKeys, ...settings }), db);
}
