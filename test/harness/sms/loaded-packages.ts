/**
 * Run as a program: sends one code with the settings of its environment, then prints the packages loaded for it as
 * JSON. A process of its own, because packages stay loaded.
 */
import { registerHooks } from 'node:module';

const packages = new Set<string>();
registerHooks({
  load(url, context, nextLoad) {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? [];
    if (name) packages.add(name);
    return nextLoad(url, context);
  },
});

const { readEnv } = await import('../../../server/core/settings/env.ts');
const { makeSms } = await import('../../../server/outside/sms/sms-sender.ts');
const sms = await makeSms(readEnv(), { store: () => Promise.resolve() });
const result = await sms.sendCode({ phone: '13800138000', code: '204816', lang: 'zh' }).then(
  () => 'sent',
  (error: unknown) => String(error),
);
process.stdout.write(JSON.stringify({ result, packages: [...packages].toSorted() }));
