import { disguise } from '../../server/core/auth/password-cipher.ts';
import { hashPassword } from '../../server/core/auth/password-hash.ts';
import { readEnv } from '../../server/core/settings/env.ts';
import { createTeam } from '../../server/identity/accounts/service.ts';
import { realContext } from '../../server/core/real-context.ts';
import { load, type Load } from '../load.ts';
import { progress, round, type BenchOptions, type Report } from '../report.ts';
import { openSides, type Sides } from '../sides.ts';

/** As many accounts as concurrent requests: an account has one live session, so sharing one would end the others. */
const people = 16;
const password = 'bench2026';

async function makePeople({ db }: Sides): Promise<string[]> {
  const names = Array.from({ length: people }, (_, at) => `bench-${at + 1}`);
  for (const username of names) {
    await createTeam(db, realContext(), {
      teamName: username,
      nickname: username,
      username,
      password,
      isOperator: false,
    });
  }
  return names;
}

/** Hashes a second on this machine alone: the upper limit of sign-ins. */
async function hashRate(seconds: number): Promise<number> {
  const salt = Buffer.alloc(16, 1);
  const end = performance.now() + seconds * 1000;
  let made = 0;
  const work = async () => {
    while (performance.now() < end) {
      await hashPassword(password, salt);
      made++;
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return round(made / seconds, 1);
}

/** Sign-ins by password, compared with a bare route and with the password hash alone. */
export async function benchLogin({ quick }: BenchOptions): Promise<Report> {
  const seconds = quick ? 4 : 15;
  const env = readEnv({});
  const sides = await openSides();
  let bare: Load;
  let login: Load;
  let hashes: number;
  try {
    const names = await makePeople(sides);
    const bodies = names.map(name =>
      new URLSearchParams({
        grant_type: 'password',
        scope: 'server',
        username: env.AUTH_USER_PREFIX + name,
        password: disguise(password, env.AUTH_PASSWORD_KEY),
      }).toString(),
    );
    progress('bare route');
    bare = await sides.against('bare', address =>
      load({ url: `${address}/empty`, connections: people, seconds: Math.min(seconds, 5) }),
    );
    progress('hashes alone');
    hashes = await hashRate(Math.min(seconds, 5));
    progress('sign-ins');
    const basic = Buffer.from(`${env.AUTH_CLIENT_ID}:${env.AUTH_CLIENT_SECRET}`).toString('base64');
    const headers = {
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    login = await sides.against('product', address =>
      load({
        url: `${address}/auth/oauth/token`,
        connections: people,
        seconds,
        method: 'POST',
        headers,
        bodies,
      }),
    );
  } finally {
    await sides.end();
  }
  return {
    results: [{ people, seconds, bare, hashes, login }],
    targets: [],
    table: [
      '| call | requests a second | p50 ms | p99 ms | faults |',
      '| --- | --- | --- | --- | --- |',
      `| bare Fastify route (baseline) | ${bare.rate} | ${bare.p50} | ${bare.p99} | ${bare.faults} |`,
      `| argon2id alone (baseline) | ${hashes} | | | |`,
      `| sign-in by password | ${login.rate} | ${login.p50} | ${login.p99} | ${login.faults} |`,
      '',
      `${people} connections. The hash is what a sign-in is to cost (19 MiB, two passes); the sign-in makes ${round((100 * login.rate) / hashes, 0)} % of what the hash alone allows.`,
    ],
  };
}
