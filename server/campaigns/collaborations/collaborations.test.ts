import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CollaborationFixture } from '../../../test/fixtures/campaigns/collaboration-fixture.ts';
import { makeLinkOf } from '../../links/short-links/service.ts';

let fixture: CollaborationFixture;
beforeAll(async () => {
  fixture = await CollaborationFixture.open();
});
beforeEach(() => fixture.begin());
afterAll(() => fixture.close());

const video = (fields: object = {}) => ({ kind: 'video' as const, title: 'Unboxing', ...fields });
const post = (id: number) => `https://www.tiktok.com/@ann/video/730000000000000000${id}`;

const fieldsChanged = async (id: number) =>
  (await fixture.events(id)).data.events
    .filter(({ kind }) => kind === 'changed')
    .map(({ details }) => details.fields);

describe('a collaboration', () => {
  it('shows the creator, the caller’s rights and the usual cost', async () => {
    const [id = 0] = await fixture.add();
    const creator = fixture.creators[0] ?? 0;
    const { data } = await fixture.show(id);
    expect(data).toMatchObject({
      id,
      campaignId: fixture.campaign.id,
      campaignName: 'Spring tea',
      role: 'viewer',
      state: 'negotiating',
      creator: { id: creator, name: 'creator 1', followers: 999_999 },
      feeMinor: null,
      currency: 'USD',
      usualPrice: null,
      deliverables: [],
      link: null,
      threadId: null,
      revision: 1,
      changedBy: '',
    });
    const paid = { team_id: fixture.teamId, creator_id: creator, posts: 1, recorded_by: 1, note: '' };
    await fixture.asTeam(db =>
      db
        .insertInto('paid_prices')
        .values({ ...paid, price_fen: 120_000, paid_on: '2026-10-01', recorded_at: fixture.app.world.now() })
        .execute(),
    );
    expect((await fixture.show(id)).data.usualPrice).toEqual({
      lowFen: 120_000,
      highFen: 120_000,
      isPaid: true,
    });
    expect((await fixture.show(id, 'owner')).data.role).toBe('owner');
  });

  it('is there for members only', async () => {
    const [id = 0] = await fixture.add();
    const codes = async (who: 'outsider' | 'stranger' | 'viewer') => [
      (await fixture.show(id, who)).code,
      (await fixture.change(id, { notes: 'x' }, who)).code,
      (await fixture.link(id, 'https://shop.example', who)).code,
      (await fixture.remove(id, who)).code,
    ];
    expect(await codes('outsider')).toEqual([404, 404, 404, 404]);
    expect(await codes('stranger')).toEqual([404, 404, 404, 404]);
    expect(await codes('viewer')).toEqual([0, 403, 403, 403]);
    expect((await fixture.show(987_654)).code).toBe(404);
  });

  it('of an archived campaign is only read', async () => {
    const [id = 0] = await fixture.add();
    await fixture.archive();
    expect((await fixture.show(id)).code).toBe(0);
    expect((await fixture.change(id, { notes: 'x' })).code).toBe(1026);
    expect((await fixture.link(id, 'https://shop.example')).code).toBe(1026);
    expect((await fixture.remove(id)).code).toBe(1026);
  });
});

describe('a change', () => {
  it('is announced with the names of its fields, and counted', async () => {
    const [id = 0] = await fixture.add();
    const saved = await fixture.change(id, { feeMinor: 50_000, notes: 'pays the tax' });
    expect(saved.data).toEqual({ revision: 2 });
    const again = await fixture.change(id, { feeMinor: 50_000 });
    expect(again.data).toEqual({ revision: 2 });
    await fixture.change(id, { deliverables: [video({ publishOn: '2026-12-01' })] });
    expect(await fieldsChanged(id)).toEqual([['deliverables'], ['feeMinor', 'notes']]);
    const { data } = await fixture.show(id);
    expect(data).toMatchObject({
      revision: 3,
      feeMinor: 50_000,
      notes: 'pays the tax',
      changedBy: 'editor nick',
    });
    expect(data.deliverables).toMatchObject([{ kind: 'video', title: 'Unboxing', publishOn: '2026-12-01' }]);
  });

  it('of two users at once is refused to the second, who loses nothing', async () => {
    const [id = 0] = await fixture.add();
    const { data } = await fixture.show(id, 'owner');
    const answers = await Promise.all(
      ['mine', 'yours', 'theirs'].map((notes, place) =>
        fixture.save(id, { ...data, notes }, place ? 'editor' : 'owner'),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 1015, 1015]);
    const winner = answers.findIndex(({ code }) => code === 0);
    expect((await fixture.show(id)).data).toMatchObject({
      notes: ['mine', 'yours', 'theirs'][winner],
      revision: 2,
    });
    expect(await fieldsChanged(id)).toHaveLength(1);
  });

  it('does not take part with moves: both hold', async () => {
    const id = await fixture.addIn('agreed');
    const [moved, changed] = await Promise.all([
      fixture.move(id, { from: 'agreed', to: 'productSent' }),
      fixture.change(id, { notes: 'x' }),
    ]);
    expect([moved.code, changed.code]).toEqual([0, 0]);
    expect((await fixture.show(id)).data).toMatchObject({ state: 'productSent', notes: 'x' });
  });

  it('keeps deliverables by their ids, and refuses others', async () => {
    const [id = 0] = await fixture.add(2);
    await fixture.change(id, { deliverables: [video({ title: 'a' }), video({ title: 'b' })] });
    const [a, b] = (await fixture.show(id)).data.deliverables;
    await fixture.change(id, { deliverables: [b, video({ title: 'c' })].flatMap(each => each ?? []) });
    const after = (await fixture.show(id)).data.deliverables;
    expect(after.map(({ title }) => title)).toEqual(['b', 'c']);
    expect(after[0]?.id).toBe(b?.id);
    const gone = await fixture.change(id, { deliverables: [video({ id: a?.id })] });
    expect([gone.code, gone.fields]).toEqual([400, ['deliverables.0.id']]);
    const twice = await fixture.change(id, { deliverables: [video({ id: b?.id }), video({ id: b?.id })] });
    expect(twice.fields).toEqual(['deliverables.1.id']);
    expect((await fixture.show(id)).data.revision).toBe(3);
  });

  it('of the tracking number means that the product was sent, once', async () => {
    const id = await fixture.addIn('agreed');
    await fixture.change(id, { carrier: 'SF', trackingNumber: 'SF1' });
    const { state, productSentAt } = (await fixture.show(id)).data;
    expect([state, productSentAt]).toEqual(['productSent', fixture.app.world.now().toISOString()]);
    expect((await fixture.history(id))[0]).toBe('moved productSent productSent');
    await fixture.move(id, { from: 'productSent', to: 'agreed' });
    await fixture.change(id, { trackingNumber: 'SF2' });
    expect((await fixture.show(id)).data.state).toBe('agreed');
  });
});

describe('the address of a post', () => {
  it('moves the card when it is the last, and is written in one way', async () => {
    const id = await fixture.addIn('draftApproved');
    await fixture.change(id, { deliverables: [video({ postUrl: `${post(1)}?lang=en` }), video()] });
    const { deliverables, state } = (await fixture.show(id)).data;
    expect(state).toBe('draftApproved');
    expect(deliverables[0]).toMatchObject({
      postUrl: post(1),
      postKey: 'tiktok:7300000000000000001',
      postBy: 'team',
      postFoundAt: fixture.app.world.now().toISOString(),
    });
    const same = await fixture.change(id, {
      deliverables: deliverables.map(each => ({ ...each, postUrl: each.postUrl && `${each.postUrl}/` })),
    });
    expect(same.data.revision).toBe(2);
    await fixture.change(id, {
      deliverables: deliverables.map(each => ({ ...each, postUrl: each.postUrl || post(2) })),
    });
    expect(await fixture.history(id)).toEqual([
      'moved published postFound',
      'postGiven editor nick',
      'changed editor nick',
      'postGiven editor nick',
      'changed editor nick',
      'added owner nick',
    ]);
  });

  it.each([
    ['not a link', 'video'],
    ['https://www.tiktok.com/@ann', 'video'],
    ['https://vm.tiktok.com/ZM123/', 'story'],
    ['javascript:alert(1)', 'other'],
  ] as const)('%s is refused for a %s', async (postUrl, kind) => {
    const [id = 0] = await fixture.add();
    const refused = await fixture.change(id, { deliverables: [video(), { kind, postUrl }] });
    expect([refused.code, refused.fields]).toEqual([400, ['deliverables.1.postUrl']]);
    expect((await fixture.show(id)).data.deliverables).toEqual([]);
  });

  it.each([
    ['https://blog.example/tea', 'video'],
    ['https://www.instagram.com/stories/ann/1234567890/', 'story'],
  ] as const)('%s is taken for a %s, but not watched', async (postUrl, kind) => {
    const id = await fixture.addIn('draftApproved');
    expect((await fixture.change(id, { deliverables: [{ kind, postUrl }] })).code).toBe(0);
    expect((await fixture.show(id)).data).toMatchObject({
      state: 'published',
      deliverables: [{ postUrl, postKey: null }],
    });
  });

  it('counts once', async () => {
    const [id = 0] = await fixture.add();
    const twice = await fixture.change(id, {
      deliverables: [video({ postUrl: post(1) }), video({ postUrl: post(1) })],
    });
    expect(twice.fields).toEqual(['deliverables.1.postUrl']);
  });
});

describe('a short link', () => {
  it("of the collaboration's own has its creator and its campaign", async () => {
    const [id = 0] = await fixture.add();
    const made = await fixture.link(id, 'https://shop.example/longjing');
    expect(made.code).toBe(0);
    const { link, shortLinkId, revision } = (await fixture.show(id)).data;
    expect([shortLinkId, revision]).toEqual([made.data.linkId, 2]);
    expect(link).toEqual({
      id: made.data.linkId,
      name: 'creator 1 · Spring tea',
      shortUrl: made.data.shortUrl,
      visits: 0,
    });
    expect(await fieldsChanged(id)).toEqual([['shortLinkId']]);
  });

  it('leads to an address, and is one of the team', async () => {
    const [id = 0] = await fixture.add();
    expect((await fixture.link(id, 'not an address')).fields).toEqual(['targetUrl']);
    expect((await fixture.change(id, { shortLinkId: 987_654 })).fields).toEqual(['shortLinkId']);
  });

  it('beyond the plan is refused completely', async () => {
    const [id = 0] = await fixture.add();
    await fixture.app.givePlan(fixture.accounts.owner.username, 'free');
    const link = { name: 'x', targetUrl: 'https://shop.example', creatorId: null };
    const isMade = () =>
      fixture
        .asTeam(db => makeLinkOf(db, fixture.ctx, fixture.app.links, link))
        .then(
          () => true,
          () => false,
        );
    for (let made = 0; made < 50; made++) if (!(await isMade())) break;
    const answer = await fixture.link(id, 'https://shop.example');
    await fixture.app.givePlan(fixture.accounts.owner.username, 'pro');
    expect(answer.code).toBe(430);
    expect((await fixture.show(id)).data).toMatchObject({ shortLinkId: null, revision: 1 });
  });
});

describe('history', () => {
  it('comes in pages, newest first', async () => {
    const id = await fixture.addIn('agreed');
    for (const notes of ['a', 'b', 'c']) await fixture.change(id, { notes });
    const first = (await fixture.events(id, { size: 3 })).data.events;
    const rest = (await fixture.events(id, { size: 3, before: first[2]?.id ?? 0 })).data.events;
    expect([first.length, rest.map(({ kind }) => kind)]).toEqual([3, ['added']]);
  });

  it('keeps the actions of a deleted account, without its name', async () => {
    const id = await fixture.addIn('agreed');
    await fixture.change(id, { notes: 'x' });
    await fixture.asTeam(db =>
      sql`update collaboration_events set account_id = 987654 where team_id = ${fixture.teamId} and collaboration_id = ${id}`.execute(
        db,
      ),
    );
    expect((await fixture.events(id)).data.events.map(({ by }) => by)).toEqual(['', '']);
    expect((await fixture.show(id)).data.changedBy).toBe('');
  });
});

describe('removal', () => {
  it('is for collaborations in negotiation', async () => {
    const [id = 0, other = 0] = await fixture.add(2);
    await fixture.deliver(id);
    await fixture.put(other, 'agreed');
    expect((await fixture.remove(other)).code).toBe(1030);
    expect((await fixture.remove(id)).code).toBe(0);
    expect([(await fixture.show(id)).code, await fixture.idsIn('negotiating')]).toEqual([404, []]);
    expect((await fixture.remove(id)).code).toBe(404);
    expect((await fixture.add(1))[0]).toBeGreaterThan(other);
  });

  it('is refused where something is to be paid', async () => {
    const [id = 0] = await fixture.add();
    const payable = {
      team_id: fixture.teamId,
      campaign_id: fixture.campaign.id,
      collaboration_id: id,
      amount_minor: 1,
    };
    const at = fixture.app.world.now();
    await fixture.asTeam(db =>
      db
        .insertInto('payables')
        .values({ ...payable, currency: 'USD', created_by: 1, created_at: at, changed_at: at })
        .execute(),
    );
    expect((await fixture.remove(id)).code).toBe(1030);
  });
});
