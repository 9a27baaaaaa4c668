import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CollaborationFixture } from '../../../test/fixtures/campaigns/collaboration-fixture.ts';
import { askForDisclosure, judgeDisclosure } from '../../../test/fixtures/monitoring/some-briefs.ts';
import { addProject, addToProject } from '../../../test/fixtures/monitoring/some-projects.ts';
import { addLink, addVisits } from '../../../test/fixtures/links/some-visits.ts';
import { putWatchedPosts, somePost } from '../../../test/fixtures/catalogue/some-watched-posts.ts';
import { syncCampaignLater } from '../shared/campaign-access.ts';
import { syncCampaign } from './sync-campaign.ts';
import { syncDueCampaigns } from './sync-due-campaigns.ts';

let fixture: CollaborationFixture;
let projectId = 0;
let posts = 0;
beforeAll(async () => {
  fixture = await CollaborationFixture.open();
});
beforeEach(async () => {
  await fixture.begin();
  const { database, world } = fixture.app;
  projectId = (await addProject(database.db, world, fixture.accounts.owner)).id;
  await fixture.setCampaign({ project_id: projectId });
});
afterAll(() => fixture.close());

const sync = () =>
  syncCampaign(fixture.app.database.db, fixture.app.world, {
    teamId: fixture.teamId,
    id: fixture.campaign.id,
  });

/** A post of the first creator in the project. */
async function publish(day = '2026-11-21', fields: Parameters<typeof somePost>[0] = {}) {
  const platformPostId = `${7_300_000_000_000_000_000n + BigInt(++posts)}`;
  const publishedAt = new Date(`${day}T12:00:00Z`);
  const creatorId = fixture.creators[0] ?? null;
  const post = somePost({ platformPostId, publishedAt, creatorId, state: 'online', ...fields });
  await addToProject(fixture.app.database.db, fixture.app.world, fixture.accounts.owner, projectId, [post]);
  return post;
}

const inProject = () => ({ teamId: fixture.teamId, projectId });

const judge = (key: string, outcome: 'met' | 'failed' | 'waiting') =>
  judgeDisclosure(fixture.app.database.db, fixture.app.world, inProject(), key, outcome);

/** A payable of the whole fee. */
const pay = (id: number, state: 'planned' | 'paid') =>
  fixture.asTeam(db =>
    db
      .insertInto('payables')
      .values({
        team_id: fixture.teamId,
        campaign_id: fixture.campaign.id,
        collaboration_id: id,
        amount_minor: 10_000,
        currency: 'USD',
        state,
        created_by: 1,
        created_at: fixture.app.world.now(),
        changed_at: fixture.app.world.now(),
      })
      .execute(),
  );

const stateOf = async (id: number) => (await fixture.show(id)).data.state;

describe('posts of the project', () => {
  it('become those of deliverables, and the card says what moved it', async () => {
    const id = await fixture.addIn('draftApproved', {});
    await fixture.deliver(id, { place: 1 });
    const second = await publish('2026-11-22');
    await sync();
    expect((await fixture.show(id)).data).toMatchObject({
      state: 'draftApproved',
      deliverables: [
        { postUrl: second.url, postKey: second.key, postBy: 'monitor', checks: 'passed' },
        { postUrl: '' },
      ],
    });
    await publish('2026-11-23');
    await sync();
    expect(await fixture.history(id)).toEqual([
      'moved checked checksPassed',
      'moved published postFound',
      'postFound',
      'postFound',
      'added owner nick',
    ]);
  });

  it('are not added again after a user removed them', async () => {
    const id = await fixture.addIn('agreed', {});
    await publish();
    await sync();
    const { deliverables } = (await fixture.show(id)).data;
    await fixture.change(id, { deliverables: deliverables.map(each => ({ ...each, postUrl: '' })) });
    await sync();
    expect((await fixture.show(id)).data.deliverables[0]?.postUrl).toBe('');
  });

  it('that a user submitted are recognised by their key', async () => {
    const id = await fixture.addIn('agreed', {});
    const [deliverable] = (await fixture.show(id)).data.deliverables;
    const url = 'https://www.tiktok.com/@handle_1/video/7300000000000000999?lang=en';
    await fixture.change(id, { deliverables: [{ ...deliverable, kind: 'video', postUrl: url }] });
    await putWatchedPosts(fixture.app.database.db, [
      somePost({
        platformPostId: '7300000000000000999',
        creatorId: fixture.creators[0] ?? null,
        state: 'online',
      }),
    ]);
    await sync();
    expect((await fixture.show(id)).data.deliverables[0]).toMatchObject({
      postKey: 'tiktok:7300000000000000999',
      postBy: 'team',
      checks: 'passed',
    });
  });
});

describe('checks', () => {
  it('of all posts have to pass, and a word by hand counts', async () => {
    await askForDisclosure(fixture.app.database.db, fixture.app.world, inProject(), fixture.accounts.owner);
    const id = await fixture.addIn('published', {});
    const post = await publish();
    const checks = async () => (await fixture.show(id)).data.deliverables[0]?.checks;
    expect((await sync())?.getTime()).toBe(fixture.app.world.now().getTime() + 600_000);
    expect([await checks(), await stateOf(id)]).toEqual(['waiting', 'published']);
    await judge(post.key, 'failed');
    expect(await sync()).toBeNull();
    expect([await checks(), await stateOf(id)]).toEqual(['failed', 'published']);
    await fixture.asTeam(db =>
      db
        .updateTable('brief_checks')
        .set({ decision: 'accepted' })
        .where('team_id', '=', fixture.teamId)
        .execute(),
    );
    await sync();
    expect([await checks(), await stateOf(id)]).toEqual(['passed', 'checked']);
  });

  it('of a post that went offline fail, and the card stays where it was', async () => {
    const id = await fixture.addIn('published', {});
    const post = await publish();
    await sync();
    expect(await stateOf(id)).toBe('checked');
    await putWatchedPosts(fixture.app.database.db, [{ ...post, state: 'gone' }]);
    await sync();
    const { state, deliverables } = (await fixture.show(id)).data;
    expect([state, deliverables[0]?.checks]).toEqual(['checked', 'failed']);
  });

  it('are left to the user if a post cannot be monitored', async () => {
    const id = await fixture.addIn('published', { post_url: 'https://blog.example/tea' });
    expect(await sync()).toBeNull();
    const { state, deliverables } = (await fixture.show(id)).data;
    expect([state, deliverables[0]?.checks]).toEqual(['published', null]);
  });
});

describe('visits', () => {
  it('of people on the short link must reach the goal, and are checked until they do', async () => {
    const { database, world } = fixture.app;
    const code = `visits-${fixture.campaign.id}`;
    const linkId = await addLink(database.db, world, fixture.accounts.owner, { name: 'tea', code });
    const id = await fixture.addIn('published', {});
    await fixture.change(id, { shortLinkId: linkId, visitsGoal: 2 });
    await publish();
    expect((await sync())?.getTime()).toBe(world.now().getTime() + 600_000);
    expect(await stateOf(id)).toBe('published');
    const visit = { linkId, at: world.now() };
    await addVisits(database.db, world, fixture.teamId, [visit, visit]);
    expect(await sync()).toBeNull();
    expect((await fixture.history(id))[0]).toBe('moved checked visitsReached');
    expect((await fixture.show(id)).data.link).toMatchObject({ id: linkId, visits: 2 });
  });
});

describe('payments', () => {
  it('that were made early take the card on when it is checked', async () => {
    const id = await fixture.addIn('published', {});
    await pay(id, 'paid');
    await publish();
    await sync();
    expect((await fixture.history(id)).slice(0, 2)).toEqual([
      'moved paid allPaid',
      'moved checked checksPassed',
    ]);
  });

  it('do not move a card that a user moved back', async () => {
    const id = await fixture.addIn('checked', { post_url: 'https://blog.example/tea' });
    await pay(id, 'paid');
    await sync();
    expect(await stateOf(id)).toBe('paid');
    await fixture.move(id, { from: 'paid', to: 'checked' });
    await sync();
    expect(await stateOf(id)).toBe('checked');
  });

  it('that are open keep it', async () => {
    const id = await fixture.addIn('checked', { post_url: 'https://blog.example/tea' });
    await pay(id, 'paid');
    await pay(id, 'planned');
    await sync();
    expect(await stateOf(id)).toBe('checked');
  });
});

describe('a look', () => {
  it('changes nothing when repeated or run by two at once', async () => {
    const id = await fixture.addIn('draftApproved', {});
    await pay(id, 'paid');
    await publish();
    await Promise.all([sync(), sync(), sync()]);
    await sync();
    expect(await fixture.history(id)).toEqual([
      'moved paid allPaid',
      'moved checked checksPassed',
      'moved published postFound',
      'postFound',
      'added owner nick',
    ]);
  });

  it('skips archived campaigns and finished collaborations', async () => {
    const id = await fixture.addIn('cancelled', {});
    await publish();
    await sync();
    expect((await fixture.show(id)).data.deliverables[0]?.postUrl).toBe('');
    await fixture.put(id, 'agreed');
    await fixture.archive();
    expect(await sync()).toBeNull();
    expect(await stateOf(id)).toBe('agreed');
  });

  it('runs in its round, once per due campaign', async () => {
    const id = await fixture.addIn('draftApproved', {});
    await publish();
    const { db } = fixture.app.database;
    await fixture.asTeam(db =>
      syncCampaignLater(db, fixture.teamId, fixture.campaign.id, fixture.app.world.now()),
    );
    await Promise.all([syncDueCampaigns(db, fixture.app.world), syncDueCampaigns(db, fixture.app.world)]);
    expect(await stateOf(id)).toBe('checked');
    const due = await db
      .selectFrom('due_work')
      .select('id')
      .where('kind', '=', 'campaign.sync')
      .where('id', '=', fixture.campaign.id)
      .where('due_at', '<', new Date('9000-01-01T00:00:00Z'))
      .execute();
    expect(due).toEqual([]);
  });
});
