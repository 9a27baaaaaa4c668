import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { hashToken } from '../../../core/auth/random-token.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { authenticate, changeRole, endOfSession, signIn, signOut } from '../service.ts';
import { changePassword } from '../change-password.ts';
import { endSessions, refreshSession } from './sessions.ts';

const hour = 3_600_000;
const refused = { code: 'unauthenticated' };

let database: TestDatabase;
let li: Account;
const ctx = testContext();

beforeAll(async () => {
  database = await freshDatabase();
  li = await makeTeam(database.db, ctx, 'li.lei');
});
afterAll(() => database.drop());
beforeEach(() => {
  ctx.pass(24 * 3_600_000);
});

const actorOf = (token: string) => authenticate(database.db, ctx, token);
const refresh = (token: string) => refreshSession(database.db, ctx, token);
const open = () => signIn(database.db, ctx, li);

describe('a session', () => {
  it('stores tokens only as hashes', async () => {
    const first = await open();
    const pair = await refresh(first.refresh_token);
    const stored = await database.db.selectFrom('session_tokens').selectAll().execute();
    const hashes = stored.map(row => row.token_hash.toString('hex'));
    expect(hashes).toContain(hashToken(pair.access_token).toString('hex'));
    for (const token of [pair.access_token, pair.refresh_token, first.refresh_token]) {
      expect(JSON.stringify(stored)).not.toContain(token);
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    }
  });

  it('replaces the previous one, which can say so', async () => {
    const [first, second] = [await open(), await open()];
    expect(await actorOf(first.access_token)).toBeNull();
    expect(await actorOf(second.access_token)).not.toBeNull();
    expect(await endOfSession(database.db, first.access_token)).toBe(401);
    expect(await endOfSession(database.db, second.access_token)).toBeNull();
    expect(await endOfSession(database.db, 'nobody’s')).toBeNull();
    await expect(refresh(first.refresh_token)).rejects.toMatchObject(refused);
  });

  it('is the only one, with any number of concurrent sign-ins', async () => {
    const pairs = await Promise.all(Array.from({ length: 8 }, open));
    const alive = await Promise.all(pairs.map(pair => actorOf(pair.access_token)));
    expect(alive.filter(Boolean)).toHaveLength(1);
    const live = await asTeam(database.db, li.teamId, db =>
      db.selectFrom('sessions').select('id').where('ended_at', 'is', null).execute(),
    );
    expect(live).toHaveLength(1);
  });

  it('ends by signing out, its refresh token with it', async () => {
    const pair = await open();
    const actor = await actorOf(pair.access_token);
    if (!actor) throw new Error('not signed in');
    await signOut(database.db, { ...ctx, actor });
    expect(await actorOf(pair.access_token)).toBeNull();
    expect(await endOfSession(database.db, pair.access_token)).toBe(403);
    await expect(refresh(pair.refresh_token)).rejects.toMatchObject(refused);
  });

  it('gets other tokens with another password: whoever has the earlier ones is out', async () => {
    const first = await open();
    const second = await refresh(first.refresh_token);
    const actor = await actorOf(second.access_token);
    if (!actor) throw new Error('not signed in');
    const change = { oldPassword: li.password, password: 'another 2026' };
    const own = await changePassword(database.db, { ...ctx, actor }, change);
    li = { ...li, password: change.password };
    for (const { access_token, refresh_token } of [first, second]) {
      expect(await actorOf(access_token)).toBeNull();
      await expect(refresh(refresh_token)).rejects.toMatchObject(refused);
    }
    expect(await actorOf(own.access_token)).toMatchObject({ sessionId: actor.sessionId });
    const next = await refresh(own.refresh_token);
    expect(await actorOf(next.access_token)).not.toBeNull();
  });

  it('has an access token for 12 hours and a refresh token for 30 days', async () => {
    const pair = await open();
    expect(pair.expires_in).toBe(12 * 3600);
    ctx.pass(12 * hour - 1);
    expect(await actorOf(pair.access_token)).not.toBeNull();
    ctx.pass(1);
    expect(await actorOf(pair.access_token)).toBeNull();
    ctx.pass(18 * hour + 28 * 24 * hour);
    const late = await refresh(pair.refresh_token);
    expect(await actorOf(late.access_token)).not.toBeNull();
    ctx.pass(30 * 24 * hour);
    await expect(refresh(late.refresh_token)).rejects.toMatchObject(refused);
  });
});

describe('a refresh on its way', () => {
  /** Refreshes while the session is being ended; the database decides which comes first. */
  async function race(end: () => Promise<void>): Promise<string[]> {
    const tokens: string[] = [];
    for (let round = 0; round < 12; round++) {
      const { refresh_token: token } = await open();
      const [refreshed] = await Promise.allSettled([refresh(token), end()]);
      if (refreshed.status === 'fulfilled') tokens.push(refreshed.value.access_token);
    }
    return tokens;
  }

  it('does not outlive the end of its session', async () => {
    const tokens = await race(() => asTeam(database.db, li.teamId, db => endSessions(db, ctx, li, 'ended')));
    for (const token of tokens) expect(await actorOf(token)).toBeNull();
  });

  it('does not keep a role that was taken', async () => {
    let role: 'owner' | 'member' = 'owner';
    const tokens = await race(() => {
      role = role === 'owner' ? 'member' : 'owner';
      return asTeam(database.db, li.teamId, db => changeRole(db, li, role));
    });
    const last = await actorOf(tokens.at(-1) ?? '');
    expect(last?.role).toBe(role);
    await asTeam(database.db, li.teamId, db => changeRole(db, li, 'owner'));
  });
});

describe('a refresh', () => {
  it('gives two concurrent tabs the same pair', async () => {
    const { refresh_token: token } = await open();
    const pairs = await Promise.all(Array.from({ length: 8 }, () => refresh(token)));
    expect(new Set(pairs.map(pair => `${pair.access_token} ${pair.refresh_token}`)).size).toBe(1);
    expect(await actorOf(pairs[0]?.access_token ?? '')).not.toBeNull();
  });

  it('gives the same pair for ten seconds', async () => {
    const { refresh_token: token } = await open();
    const pair = await refresh(token);
    ctx.pass(10_000);
    expect(await refresh(token)).toEqual({ ...pair, expires_in: pair.expires_in - 10 });
  });

  it('replayed later ends the whole family', async () => {
    const { refresh_token: token } = await open();
    const second = await refresh(token);
    const third = await refresh(second.refresh_token);
    ctx.pass(10_001);
    await expect(refresh(token)).rejects.toMatchObject(refused);
    for (const { access_token } of [second, third]) expect(await actorOf(access_token)).toBeNull();
    await expect(refresh(third.refresh_token)).rejects.toMatchObject(refused);
    expect(await endOfSession(database.db, third.access_token)).toBe(403);
  });

  it('lets requests on their way end with the old access token', async () => {
    const pair = await open();
    await refresh(pair.refresh_token);
    ctx.pass(9_999);
    expect(await actorOf(pair.access_token)).not.toBeNull();
    ctx.pass(1);
    expect(await actorOf(pair.access_token)).toBeNull();
  });

  it('takes no access token, and no unknown one', async () => {
    const pair = await open();
    for (const token of [pair.access_token, 'x', ''])
      await expect(refresh(token)).rejects.toMatchObject(refused);
  });
});
