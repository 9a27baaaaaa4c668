import { expect, test } from 'vitest';
import { asTeam } from '../../server/core/db/tenant.ts';
import { someCreators } from '../harness/calls-as.ts';
import { newTeam, type TeamAccount, withDb } from '../fixtures/new-team.ts';
import { addSentTask } from '../fixtures/sent-task-fixture.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

/** Gives the creator exactly these addresses. */
const giveAddresses = (creatorId: number, addresses: readonly string[]) =>
  withDb(appUrl, async db => {
    await db.deleteFrom('contact_addresses').where('creator_id', '=', creatorId).execute();
    const found = { creator_id: creatorId, source: 'bio', found_at: new Date('2026-01-01T00:00:00Z') };
    const rows = addresses.map(each => ({ ...found, address: each }));
    if (rows.length) await db.insertInto('contact_addresses').values(rows).execute();
  });

/** A task whose recipient with outcomes read and replied is this creator, at this address. */
const sendTo = (account: TeamAccount, creatorId: number, email: string) =>
  withDb(appUrl, async db => {
    const { taskId } = await addSentTask(appUrl, account);
    await asTeam(db, account.teamId, db =>
      db
        .updateTable('mail_recipients')
        .set({ creator_id: creatorId, address: email })
        .where('team_id', '=', account.teamId)
        .where('task_id', '=', taskId)
        .where('replied_at', 'is not', null)
        .execute(),
    );
    return taskId;
  });

test('Addresses are unlocked at a price shown beforehand, which counts once; all mail with the creator is listed', async () => {
  const account = await newTeam(appUrl, { plan: 'pro' });
  const tokens = await tokensOf(address, account);
  const [one, two, none] = await someCreators(address, tokens, 3);
  if (!one || !two || !none) throw new Error('The catalogue has too few creators');
  const only = `hello.${one.id}@creators.example`;
  const [first, second] = [`a.${two.id}@creators.example`, `b.${two.id}@creators.example`];
  await giveAddresses(one.id, [only]);
  await giveAddresses(two.id, [first, second]);
  await giveAddresses(none.id, []);
  const taskId = await sendTo(account, two.id, first);
  const person = await visit({ tokens });
  const { email } = person.words.insights;
  const panel = person.words.teamCreators.email;

  await person.opens(`/bloggerDetail/tiktok/${one.id}`);
  await person.button(filled(panel['unlock#other'], { number: '1', remaining: '3,000' })).click();
  await person.sees(only);
  await person.sees(person.button(filled(panel.copy, { address: only })));
  await person.goesTo(`/bloggerDetail/tiktok/${none.id}?tab=email`);
  await person.sees(email.none);
  expect(await person.button(/^解锁/).count()).toBe(0);

  await person.goesTo(`/bloggerDetail/tiktok/${two.id}?tab=email`);
  await person.sees(
    person.page.getByText(filled(email['cost#other'], { number: 2, remaining: '2,999' }), { exact: false }),
  );
  await person.button(filled(email['unlock#other'], { number: 2 })).click();
  const row = person.page.getByRole('row').filter({ hasText: first });
  await person.sees(row.getByText(email.sources.bio));
  await person.sees(row.getByText(email.free));
  await person.sees(person.page.getByRole('row').filter({ hasText: second }));

  const events = person.page.getByRole('list', { name: email.history }).getByRole('listitem');
  await person.sees(events.nth(2));
  const { sent, read, replied } = email.kind;
  expect((await events.locator('b').allInnerTexts()).slice(0, 3)).toEqual([replied, read, sent]);
  await person.sees(events.nth(2).getByText('想和阮兰合作秋季新品'));
  await events.nth(2).getByRole('link', { name: email.openTask }).click();
  await person.isAt('/campaignDetail/emailDetail');
  expect(person.query()['id']).toBe(String(taskId));

  await person.page.goBack();
  await person.button(filled(email.letter, { address: first })).click();
  await person.isAt('/inbox');
  const to = person.page.getByLabel(person.words.oneToOneEmails.field.to, { exact: true });
  await expect.poll(() => to.inputValue()).toContain(first);
});
