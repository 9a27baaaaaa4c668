import type { Env } from '../core/settings/env.ts';
import { demoAccount } from '../identity/accounts/demo-account.ts';

/** The text that a person reads when the product is ready. */
export function banner(env: Env, address: string): string {
  const lines = ['', `  Starbridge 星桥   ${address}`, ''];
  if (env.SANDBOX) {
    lines.push(
      `  演示账号 Demo account   ${demoAccount.username}  /  ${demoAccount.password}`,
      '',
      '  沙盒已开启：达人均为虚构的示例数据，不连接任何外部服务。正式使用请设置 NODE_ENV=production，并换一个 DATA_DIR。',
      '  Sandbox is on: the creators are invented samples and no outside service is used.',
      '  For real work, set NODE_ENV=production and another DATA_DIR; see docs/en/production.md.',
      '',
    );
  }
  if (env.TRUST_PROXY.isOn) {
    lines.push(
      '  TRUST_PROXY=on 表示前面有一层自己的反向代理，等于 1。有多层时请写层数，或写它们的网段。',
      '  TRUST_PROXY=on stands for one proxy of your own, like 1. If there are several, set their number or networks.',
      '',
    );
  }
  return `${lines.join('\n')}\n`;
}
