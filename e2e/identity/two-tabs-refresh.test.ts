import { expect, test } from 'vitest';
import { Person } from '../harness/person.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address } = ownWorld();

test.each([
  ['the locks of the browser', ''],
  ['the stored lock value, where there are none', `Object.defineProperty(navigator, 'locks', {});`],
])('Two tabs with an expired token refresh it once, by %s', async (_means, script) => {
  const { refresh } = await tokensOf(address);
  const person = await visit({ tokens: { access: 'run-out', refresh }, isNewBrowser: true });
  const context = person.page.context();
  await context.addInitScript(script);
  const refreshes: string[] = [];
  context.on('request', request => {
    if (request.postData()?.includes('grant_type=refresh_token')) refreshes.push(request.url());
  });
  const other = new Person(await context.newPage(), 'zh');
  const tabs = [person, other];
  await Promise.all(tabs.map(tab => tab.opensSearch('/bloggerSearch/tiktok')));
  await Promise.all(tabs.map(tab => tab.isAt('/bloggerSearch/tiktok')));
  expect(refreshes).toHaveLength(1);
});
