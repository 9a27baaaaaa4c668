import type { Db } from '../core/db/database.ts';
import { isFurnished, putSandboxSetting } from '../core/db/sandbox-settings.ts';
import type { Env } from '../core/settings/env.ts';
import { listTeamIds } from '../identity/accounts/service.ts';

/** Meant for the person who started the product. */
export class SandboxDataError extends Error {}

const furnished = `This database was furnished as a sandbox: everybody knows the password of its operator account. Without the sandbox,
Starbridge does not start on it. There are two ways on:
  1. bin/leave-sandbox shows what would be removed (samples, accounts, keys, stand-in credentials) and removes it with --yes.
  2. Another data folder (DATA_DIR), or another database (DATABASE_URL and MIGRATION_DATABASE_URL), starts from nothing.
To go on trying things out, set SANDBOX=on.
这个数据库曾用作沙盒，其中运维账号的密码人人皆知，因此不能用它正式启动。有两个办法：
  1. 运行 bin/leave-sandbox 查看要删除的内容（示例、账号、密钥、模拟凭证），加上 --yes 即删除。
  2. 换一个数据目录（DATA_DIR），或换一个数据库（DATABASE_URL 与 MIGRATION_DATABASE_URL），重新开始。
如果只是继续试用，请设置 SANDBOX=on。`;

const inUse = `This database has teams and was never a sandbox. A sandbox would put samples into it, and an operator account whose
password everybody knows. For real work, set NODE_ENV=production. For a sandbox, choose another data folder (DATA_DIR) or
another database.
这个数据库里已有团队，而且从未用作沙盒。沙盒会在其中加入示例，以及一个密码人人皆知的运维账号。正式使用请设置
NODE_ENV=production；要试用沙盒，请换一个数据目录（DATA_DIR）或数据库。`;

/**
 * Marks the database of a sandbox until what it wrote is removed.
 * @throws SandboxDataError if that database is to be used without the sandbox, where `demo` would sign in as operator;
 * or if a sandbox is started on one that is in use without it
 */
export async function markOrRefuseSandbox(db: Db, { SANDBOX }: Pick<Env, 'SANDBOX'>): Promise<void> {
  if (!SANDBOX) {
    if (await isFurnished(db)) throw new SandboxDataError(furnished);
    return;
  }
  // Teams first: another process that begins now sets the mark before it makes any.
  const hasTeams = (await listTeamIds(db)).length > 0;
  if (hasTeams && !(await isFurnished(db))) throw new SandboxDataError(inUse);
  await putSandboxSetting(db, 'furnished', 1);
}
