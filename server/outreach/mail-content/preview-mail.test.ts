import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { faceOf } from '../../catalogue/pictures/picture-addresses.ts';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { previewMail } from '../../../contract/outreach/mail-templates/mail-templates.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { someCreators } from '../../../test/fixtures/creators/some-creators.ts';
import { someList, someSender } from '../../../test/fixtures/outreach/some-mail.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { SignedIn } from '../../core/context.ts';

let app: TestApp;
let creators: number[];
let owner: Account;
let mei: Account;
let teams = 0;

beforeAll(async () => {
  app = await startTestApp();
  creators = await someCreators(app.database.db, 4, app.world.now());
  await app.database.db
    .insertInto('contact_addresses')
    .values({
      creator_id: creators[0] ?? 0,
      address: 'secret@creators.example',
      source: 'bio',
      found_at: app.world.now(),
    })
    .execute();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await makeTeam(app.database.db, app.world, `preview-${++teams}`);
  mei = await makeMember(app.database.db, app.world, owner.teamId, `preview-mei-${teams}`);
});

const as = ({ teamId, accountId }: Account): SignedIn => ({
  ...app.world,
  actor: { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false },
});

const written = {
  subject: 'Hi {{creator.name|there}}',
  html: '<p onclick="x()">{{creator.followers}} {{creator.averagePlays}} {{creator.nmae}}</p><script>x</script>',
  text: null,
  attachments: [],
  lang: 'en' as const,
  senderId: null,
  creatorId: null,
  unsubscribeFooter: true,
};

async function preview(account: Account, change: Partial<BodyInputOf<typeof previewMail>> = {}) {
  const token = await app.signInAs(account);
  return callApp(app, previewMail, { token, body: { ...written, ...change } });
}

async function listOf(account: Account, visibility: 'team' | 'private', place: number): Promise<void> {
  app.world.pass(1000);
  await someList(app.database.db, as(account), { name: 'A', visibility }, [creators[place] ?? 0]);
}

describe('a preview', () => {
  test('is the mail of a creator, with unknown and missing variables', async () => {
    const { data, text } = await preview(owner);
    expect(data).toMatchObject({
      creator: {
        id: creators[0],
        name: 'creator 1',
        handle: 'handle_1',
        avatarUrl: faceOf(creators[0] ?? 0, 'https://pictures.example/1'),
      },
      subject: 'Hi creator 1',
      unknown: ['creator.nmae'],
      missing: ['creator.averagePlays'],
    });
    expect(data.html).toContain('<p>1M  </p>');
    expect(data.html).not.toMatch(/onclick|<script/);
    expect(data.text).toContain('1M');
    expect(data.html).toContain('/u/preview');
    expect(text).not.toContain('secret@');
  });

  test('brings pictures of other sites through us, and our own by their paths', async () => {
    const own = '/office/api/mail/pictures/abc-1';
    const { data } = await preview(owner, {
      html: `<p><img src="https://x.example/a.png?b=1&amp;c=2"><img src="${own}" data-hosted="1"></p>`,
    });
    const through =
      '/office/api/mail/remotePicture?address=https%3A%2F%2Fx.example%2Fa.png%3Fb%3D1%26c%3D2&amp;until=';
    expect(data.html).toContain(`<img src="${through}`);
    expect(data.html).toContain(`<img src="${own}"`);
    expect(data.html).not.toMatch(/src="http/);
  });

  test('uses a creator of the lists that the caller may see', async () => {
    await listOf(mei, 'team', 1);
    await listOf(owner, 'private', 2);
    expect((await preview(owner)).data.creator?.id).toBe(creators[2]);
    expect((await preview(mei)).data.creator?.id).toBe(creators[1]);
    expect((await preview(mei, { creatorId: creators[3] })).data.creator?.id).toBe(creators[3]);
  });

  test('is of a follow-up under the first subject', async () => {
    const asked = { subject: '', firstSubject: 'Hi {{creator.handle}}' };
    expect((await preview(owner, asked)).data.subject).toBe('Re: Hi handle_1');
  });

  test('has the name and signature of the sender, of the first while none is chosen', async () => {
    const id = await someSender(app.database.db, as(owner));
    const html = '<p>{{sender.name}} of {{team.name}}, {{sender.address}}</p>';
    for (const senderId of [id, null]) {
      const { data } = await preview(owner, { html, senderId });
      expect(data.html).toContain(`<p>Ming of preview-${teams} team, ming@brand.example</p>`);
      expect(data.html).toContain('<p>M</p>');
      expect(data.missing).toEqual([]);
    }
  });

  test.each([{ senderId: 999_999 }, { creatorId: 999_999 }, { attachments: [999_999] }])(
    'refuses unknown ids: %j',
    async change => {
      expect((await preview(owner, change)).status).toBe(404);
    },
  );
});

test('the recipient’s own short link is shown by a sample', async () => {
  const { data } = await preview(mei, { html: '<p><a href="{{link}}">look</a> {{link}}</p>' });
  const sample = 'http://starbridge.test/s/xxxxxxxxx';
  expect(data.html).toContain(`<a href="${sample}">look</a> ${sample}`);
  expect([data.unknown, data.missing]).toEqual([[], []]);
});
