import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CollaborationFixture } from '../../../../test/fixtures/campaigns/collaboration-fixture.ts';
import { addProject } from '../../../../test/fixtures/monitoring/some-projects.ts';
import { projectPosts } from '../../../monitoring/monitored-posts/service.ts';
import { openCollaborations } from '../open-collaborations.ts';
import { giveDeliverablePost } from '../deliverables/give-post.ts';
import { applySign } from './apply-sign.ts';

let fixture: CollaborationFixture;
beforeAll(async () => {
  fixture = await CollaborationFixture.open();
});
beforeEach(() => fixture.begin());
afterAll(() => fixture.close());

const url = 'https://www.tiktok.com/@ann/video/7300000000000000123';

const apply = (collaborationId: number, sign: Parameters<typeof applySign>[2]['sign']) =>
  fixture.asTeam(db => applySign(db, fixture.app.world, { teamId: fixture.teamId, collaborationId, sign }));

const give = (
  collaborationId: number,
  deliverableId: number,
  by: 'team' | 'creator' = 'creator',
  text = url,
) =>
  fixture.asTeam(db =>
    giveDeliverablePost(db, fixture.app.world, {
      teamId: fixture.teamId,
      collaborationId,
      deliverableId,
      url: text,
      by,
    }),
  );

describe('opening', () => {
  it('twice at once opens each once, at the top and in order', async () => {
    const [first] = await fixture.add(1);
    const opening = { teamId: fixture.teamId, campaignId: fixture.campaign.id, by: null };
    const open = () =>
      fixture.asTeam(db =>
        openCollaborations(db, fixture.app.world, { ...opening, creatorIds: fixture.creators.slice(0, 4) }),
      );
    const answers = await Promise.all([open(), open()]);
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(3);
    expect(answers.every(({ added, already }) => added + already === 4)).toBe(true);
    const ids = await fixture.idsIn('negotiating');
    expect([ids.length, ids.at(-1)]).toEqual([4, first]);
    expect(await fixture.history(ids[0] ?? 0)).toEqual(['added replied']);
    expect((await fixture.events(ids[0] ?? 0)).data.events[0]?.by).toBeNull();
  });

  it('of a campaign that is not there is refused', async () => {
    const opening = { teamId: fixture.teamId, campaignId: 987_654, creatorIds: [1], by: null };
    await expect(fixture.asTeam(db => openCollaborations(db, fixture.app.world, opening))).rejects.toThrow(
      'not_found',
    );
  });
});

describe('a sign', () => {
  it('keeps its moment, moves once, and names itself', async () => {
    const [id = 0] = await fixture.add();
    expect(await apply(id, 'termsAccepted')).toBe('negotiating');
    expect((await fixture.show(id)).data.termsAcceptedAt).toBe(fixture.app.world.now().toISOString());
    await fixture.put(id, 'negotiating', 0);
    expect(await Promise.all([apply(id, 'termsAccepted'), apply(id, 'termsAccepted')])).toEqual([
      'agreed',
      'agreed',
    ]);
    expect(await fixture.history(id)).toEqual(['moved agreed termsAccepted', 'added owner nick']);
  });

  it('puts the card on top of its column', async () => {
    const [a = 0, b = 0] = await fixture.add(2);
    await fixture.put(b, 'productSent');
    await apply(a, 'productSent');
    expect(await fixture.idsIn('productSent')).toEqual([a, b]);
  });

  it('skips finished collaborations', async () => {
    const id = await fixture.addIn('cancelled');
    expect(await apply(id, 'productSent')).toBe('cancelled');
    await expect(apply(987_654, 'productSent')).rejects.toThrow('not_found');
  });
});

describe('a post that the creator gives', () => {
  it('is monitored by the project, as the creator’s', async () => {
    const { database, world } = fixture.app;
    const project = await addProject(database.db, world, fixture.accounts.owner);
    await fixture.setCampaign({ project_id: project.id });
    const id = await fixture.addIn('draftApproved');
    const deliverable = await fixture.deliver(id);
    await give(id, deliverable);
    await give(id, deliverable);
    const { state, deliverables } = (await fixture.show(id)).data;
    expect([state, deliverables[0]?.postBy]).toEqual(['published', 'creator']);
    expect(await fixture.history(id)).toEqual(['moved published postFound', 'postGiven', 'added owner nick']);
    const posts = await fixture.asTeam(db => projectPosts(db, fixture.teamId, project.id));
    expect(posts.map(({ key }) => key)).toEqual(['tiktok:7300000000000000123']);
  });

  it('is refused if it is not a post, a duplicate, without a deliverable, or in an archived campaign', async () => {
    const id = await fixture.addIn('draftApproved');
    const [one, other] = [await fixture.deliver(id), await fixture.deliver(id, { place: 1 })];
    await give(id, one);
    await expect(give(id, other)).rejects.toThrow('invalid_request');
    await expect(give(id, other, 'creator', 'hello')).rejects.toThrow('invalid_request');
    await expect(give(id, 987_654)).rejects.toThrow('not_found');
    await fixture.archive();
    await expect(give(id, other)).rejects.toThrow('campaign_state');
  });
});

it('gives coupon and short link to the effects of the project', async () => {
  const { database, world } = fixture.app;
  const project = await addProject(database.db, world, fixture.accounts.owner);
  await fixture.setCampaign({ project_id: project.id });
  const id = await fixture.addIn('agreed');
  await fixture.change(id, { coupon: 'TEA10' });
  const { linkId } = (await fixture.link(id, 'https://shop.example')).data;
  const rows = await fixture.asTeam(async db => ({
    coupons: await db
      .selectFrom('effect_coupons')
      .select(['code', 'creator_id'])
      .where('team_id', '=', fixture.teamId)
      .execute(),
    links: await db
      .selectFrom('effect_links')
      .select(['link_id', 'creator_id'])
      .where('team_id', '=', fixture.teamId)
      .execute(),
  }));
  const creator = { creator_id: fixture.creators[0] };
  expect(rows).toEqual({
    coupons: [{ code: 'TEA10', ...creator }],
    links: [{ link_id: linkId, ...creator }],
  });
});
