import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../../../../contract/inbox/one-to-one-emails.ts';
import { createTemplate } from '../../../../contract/outreach/mail-templates/mail-templates.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { emailApp, type EmailApp } from '../../../../test/fixtures/inbox/one-to-one-email-fixture.ts';
import { addAddresses } from '../../../../test/fixtures/outreach/mail-task-fixture.ts';
import { addThread } from '../../../../test/fixtures/inbox/some-threads.ts';
import { loadSample } from '../../../sandbox/controls/service.ts';

let app: TestApp;
let team: EmailApp;
let creators: { id: number; name: string; handle: string }[];

beforeAll(async () => {
  app = await startTestApp();
  team = await emailApp(app);
  await loadSample(app.database.db, app.world, { count: 5 });
  creators = await app.database.db.selectFrom('creators').select(['id', 'name', 'handle']).limit(2).execute();
});

afterAll(() => app.close());

const template = async (visibility: 'team' | 'private' = 'team') => {
  const attachments = [await team.file('rates.pdf', Buffer.from('rates'))];
  const body = {
    name: 'Offer',
    kind: 'body',
    visibility,
    category: '',
    subject: 'For {{creator.name|you}}',
    html:
      '<p>{{creator.name|there}} &amp; @{{creator.handle}}, {{sender.name}} of {{team.name}}</p>' +
      '<p><a href="https://shop.example/?c={{creator.handle}}">look</a> <a href="{{unsubscribe.link}}">leave</a></p>' +
      '<p>{{link}} {{link|our shop}}</p>',
    text: null,
    attachments,
  } as const;
  const { data } = await team.call(createTemplate, { body: { ...body, attachments } });
  return { id: data.id, attachments };
};

const fill = (id: number, templateId: number, who?: 'bo') =>
  team.call(contract.fillEmailTemplate, { params: { id }, body: { templateId } }, who);

describe('a template is filled', () => {
  test('with the creator of the conversation', async () => {
    const [creator] = creators;
    if (!creator) throw new Error('there is no creator');
    const { mailIds } = await addThread(app.database.db, app.world, team.accounts.owner.teamId, {
      senderId: team.senderId,
      creatorId: creator.id,
    });
    const body = { kind: 'reply', mailId: mailIds[0] } as const;
    const { data: email } = await team.call(contract.createEmail, { body });
    const { id, attachments } = await template();
    const { data } = await fill(email.id, id);
    expect(data.subject).toBe(`For ${creator.name}`);
    expect(data.html).toContain(`@${creator.handle}, 林溪 of `);
    expect(data.html).toContain(`href="https://shop.example/?c=${encodeURIComponent(creator.handle)}"`);
    expect(data.html).not.toMatch(/\{\{|leave/);
    // An email belongs to no task, so nobody gets a link of their own from it.
    expect(data.html).toContain('<p> our shop</p>');
    expect(data.attachments.map(file => file.id)).toEqual(attachments);
  });

  test('with the creator of the first address', async () => {
    const creator = creators[1];
    if (!creator) throw new Error('there is no creator');
    await addAddresses(team, [{ creatorId: creator.id, address: 'known@creators.test' }]);
    const email = await team.write({ to: 'Known@creators.test; other@x.example' });
    expect((await fill(email, (await template()).id)).data.subject).toBe(`For ${creator.name}`);
  });

  test('with the name of an unknown recipient, or the fallback', async () => {
    const { id } = await template();
    expect((await fill(await team.write({ to: 'Ann <a@x.example>' }), id)).data.subject).toBe('For Ann');
    expect((await fill(await team.write({ to: '' }), id)).data.subject).toBe('For you');
  });
});

test('a private template of a colleague is not there', async () => {
  const { id } = await template('private');
  const email = await team.write({}, 'bo');
  expect((await fill(email, id, 'bo')).code).toBe(404);
  expect((await fill(email, 999_999, 'bo')).code).toBe(404);
});
