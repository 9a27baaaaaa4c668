import type { Env } from '../core/settings/env.ts';
import { demoAccount } from '../identity/accounts/demo-account.ts';

/** The text that a person reads when the product is ready. */
export function banner(env: Env, address: string): string {
  const lines = ['', `  Starbridge 星桥   ${address}`, ''];
  if (env.SANDBOX) {
    lines.push(
      `  演示账号 Demo account   ${demoAccount.username}  /  ${demoAccount.password}`,
      '',
      '  沙盒已开启：达人均为虚构的示例数据，不连接任何外部服务。生产环境请设置 NODE_ENV=production。',
      '  Sandbox is on: the creators are invented samples and no outside service is used.',
      '  Set NODE_ENV=production for real work; see docs/en/production.md.',
      '',
    );
  }
  return `${lines.join('\n')}\n`;
}
