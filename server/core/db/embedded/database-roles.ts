import { Client } from 'pg';

const DATABASE = 'starbridge';
export const OWNER = 'starbridge_owner';
export const APP = 'starbridge_app';

/** A connection URL of the embedded server. */
export function urlOf(port: number, user: string, password: string, database = DATABASE): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function ensureRole(client: Client, name: string, password: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  const verb = rowCount === 0 ? 'CREATE' : 'ALTER';
  const rights = 'LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE NOREPLICATION';
  await client.query(`${verb} ROLE ${name} ${rights} PASSWORD ${client.escapeLiteral(password)}`);
}

/**
 * Creates the product's two roles and its database where they are missing, so it also completes what a kill
 * interrupted. The owner runs migrations; the application's role owns nothing and can't bypass row-level security.
 * @param superuserUrl leads to the database `postgres`
 */
export async function ensureRolesAndDatabase(
  superuserUrl: string,
  passwords: { owner: string; app: string },
): Promise<void> {
  await withClient(superuserUrl, async client => {
    await ensureRole(client, OWNER, passwords.owner);
    await ensureRole(client, APP, passwords.app);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${OWNER}`);
    await client.query(`REVOKE ALL ON DATABASE ${DATABASE} FROM PUBLIC`);
    await client.query(`GRANT CONNECT ON DATABASE ${DATABASE} TO ${APP}`);
  });
  const inDatabase = new URL(superuserUrl);
  inDatabase.pathname = `/${DATABASE}`;
  await withClient(inDatabase.href, client => client.query(`ALTER SCHEMA public OWNER TO ${OWNER}`));
}
