import { expect, test } from 'vitest';
import { samplePeople } from '../../server/sandbox/fake-platforms/sample-people.ts';
import { bothLooks, isUsableInBothLooks, isAccessibleInBothSchemes } from '../harness/appearances.ts';
import { newTeam, withDb } from '../fixtures/new-team.ts';
import { sampleCount } from '../harness/product/seed-world.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const team = '溪流传媒';
const platform = 'YouTube';

/** A creator on YouTube whose audience the catalogue does not know yet. */
async function unconnectedCreator(): Promise<{ id: number; handle: string }> {
  const people = samplePeople({ now: () => new Date(), count: sampleCount });
  const handles = Array.from({ length: 200 }, (_, at) => people.at(at)).flatMap(({ record, state }) =>
    record.platform === 'youtube' && state === 'open' && record.audience ? [record.handle] : [],
  );
  return withDb(appUrl, async db => {
    const { id, handle } = await db
      .selectFrom('creators')
      .select(['id', 'handle'])
      .where('platform', '=', 'youtube')
      .where('handle', 'in', handles)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await db.deleteFrom('creator_audiences').where('creator_id', '=', id).execute();
    await db.deleteFrom('post_comments').where('creator_id', '=', id).execute();
    return { id, handle };
  });
}

test('A creator opens the link that a member copied, confirms an address, connects YouTube and takes it back', async () => {
  const creator = await unconnectedCreator();
  const tokens = await tokensOf(address, await newTeam(appUrl, { plan: 'pro' }));
  const member = await visit({ ...bothLooks, tokens });
  const { connections } = member.words.refreshes;
  const { insights } = member.words;
  const tab = (name: string) => member.page.getByRole('tab', { name }).click();
  await member.opens(`/bloggerDetail/youtube/${creator.id}?tab=audience`);
  await member.sees(insights.audience.emptyTitle);
  await member.button(connections.invite).click();
  const shown = member.page.getByRole('group', { name: connections.made.label });
  const link = (await shown.locator('code').textContent()) ?? '';
  expect(link).toMatch(/\/p\/[\w-]{43}$/);

  const phone = await visit(bothLooks);
  const { creatorPage } = phone.words;
  const { pathname } = new URL(link);
  await phone.opens(`${pathname}?refused=otherAccount&platform=youtube`);
  await phone.sees(phone.heading(filled(creatorPage.head, { team })));
  await phone.sees(filled(creatorPage.outcome.otherAccount, { platform, handle: creator.handle }));
  expect(await phone.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  const field = phone.page.getByLabel(creatorPage.address.label, { exact: true });
  await field.fill('no address');
  await phone.button(creatorPage.address.confirm).click();
  await phone.sees(phone.words.shell.form.pattern.email);
  await phone.button(filled(creatorPage.accounts.connect, { platform })).click();
  const go = phone.button(filled(creatorPage.consent.go, { platform }));
  await go.click();
  await phone.sees(creatorPage.consent.needed);
  await isUsableInBothLooks(phone, 'the page of a creator');
  await phone.page.setViewportSize({ width: 390, height: 844 });
  await field.fill('lan@shop.example');
  await phone.button(creatorPage.address.confirm).click();
  await phone.sees(filled(creatorPage.address.done, { address: 'lan@shop.example' }));

  await phone.page.getByRole('checkbox').check();
  await go.click();
  await phone.page.getByLabel('Channel handle').fill(creator.handle);
  await phone.page.getByRole('button', { name: 'Continue' }).click();
  await phone.isAt(pathname);
  await phone.sees(filled(creatorPage.outcome.connected, { platform }));
  const own = phone.page.getByRole('listitem', { name: platform });
  await phone.sees(own.getByText(creatorPage.accounts.state.ok));
  await phone.sees(own.getByText(`@${creator.handle}`));

  await member.page.reload();
  await member.sees(member.heading(insights.audience.basis));
  await member.sees(member.page.getByRole('table', { name: connections.accounts }).getByText(connections.ok));
  await member.sees(member.page.getByText('lan@shop.example'));
  await isAccessibleInBothSchemes(member, 'the card', `section[aria-label="${connections.title}"]`);
  await tab(insights.tab.email);
  await member.sees(insights.email.sources.told);

  await phone.button(filled(creatorPage.accounts.disconnect, { platform })).click();
  await phone.button(creatorPage.disconnect.confirm).click();
  await phone.sees(filled(creatorPage.disconnect.done, { platform }));
  await phone.sees(own.getByText(creatorPage.accounts.notConnected));
  await tab(insights.tab.audience);
  await member.page.reload();
  await member.sees(insights.audience.emptyTitle);
  await member.sees(connections.noAccounts);

  // In English, which this browser asks for.
  await phone.goesTo(`/p/${'x'.repeat(43)}`);
  await phone.sees(phone.heading(creatorPage.over.title));
});
