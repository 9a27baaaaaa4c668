import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CollaborationRoom } from '../../../test/fixtures/campaigns/collaboration-fixture.ts';
import { askForDisclosure, judgeDisclosure } from '../../../test/fixtures/monitoring/some-briefs.ts';
import { addProject, addToProject } from '../../../test/fixtures/monitoring/some-projects.ts';
import { addLink, addVisits } from '../../../test/fixtures/links/some-visits.ts';
import { putWatchedPosts, somePost } from '../../../test/fixtures/catalogue/some-watched-posts.ts';
import { syncCampaignLater } from '../shared/campaign-access.ts';
import { syncCampaign } from './sync-campaign.ts';
import { syncDueCampaigns } from './sync-due-campaigns.ts';

let room: CollaborationRoom;
let projectId = 0;
let posts = 0;
beforeAll(async () => {
  room = await CollaborationRoom.open();
});
beforeEach(async () => {
  await room.begin();
  const { database, world } = room.app;
  projectId = (await addProject(database.db, world, room.accounts.owner)).id;
  await room.setCampaign({ project_id: projectId });
});
afterAll(() => room.close());

const look = () =>
  syncCampaign(room.app.database.db, room.app.world, { teamId: room.teamId, id: room.campaign.id });

/** A post of the first creator in the project. */
async function publish(day = '2026-11-21', fields: Parameters<typeof somePost>[0] = {}) {
  const platformPostId = `${7_300_000_000_000_000_000n + BigInt(++posts)}`;
  const publishedAt = new Date(`${day}T12:00:00Z`);
  const creatorId = room.creators[0] ?? null;
  const post = somePost({ platformPostId, publishedAt, creatorId, state: 'online', ...fields });
  await addToProject(room.app.database.db, room.app.world, room.accounts.owner, projectId, [post]);
  return post;
}

const inProject = () => ({ teamId: room.teamId, projectId });

const judge = (key: string, outcome: 'met' | 'failed' | 'waiting') =>
  judgeDisclosure(room.app.database.db, room.app.world, inProject(), key, outcome);

const pay = (id: number, state: 'planned' | 'paid') =>
  room.asTeam(db =>
    db
      .insertInto('payables')
      .values({
        team_id: room.teamId,
        campaign_id: room.campaign.id,
        collaboration_id: id,
        amount_minor: 1,
        currency: 'USD',
        state,
        created_by: 1,
        created_at: room.app.world.now(),
        changed_at: room.app.world.now(),
      })
      .execute(),
  );

const stateOf = async (id: number) => (await room.show(id)).data.state;

describe('posts of the project', () => {
  it('become those of deliverables, and the card says what moved it', async () => {
    const id = await room.addIn('draftApproved', {});
    await room.deliver(id, { place: 1 });
    const second = await publish('2026-11-22');
    await look();
    expect((await room.show(id)).data).toMatchObject({
      state: 'draftApproved',
      deliverables: [
        { postUrl: second.url, postKey: second.key, postBy: 'monitor', checks: 'passed' },
        { postUrl: '' },
      ],
    });
    await publish('2026-11-23');
    await look();
    expect(await room.history(id)).toEqual([
      'moved checked checksPassed',
      'moved published postFound',
      'postFound',
      'postFound',
      'added owner nick',
    ]);
  });

  it('are not added again after a user removed them', async () => {
    const id = await room.addIn('agreed', {});
    await publish();
    await look();
    const { deliverables } = (await room.show(id)).data;
    await room.change(id, { deliverables: deliverables.map(each => ({ ...each, postUrl: '' })) });
    await look();
    expect((await room.show(id)).data.deliverables[0]?.postUrl).toBe('');
  });

  it('that a user submitted are recognised by their key', async () => {
    const id = await room.addIn('agreed', {});
    const [deliverable] = (await room.show(id)).data.deliverables;
    const url = 'https://www.tiktok.com/@handle_1/video/7300000000000000999?lang=en';
    await room.change(id, { deliverables: [{ ...deliverable, kind: 'video', postUrl: url }] });
    await putWatchedPosts(room.app.database.db, [
      somePost({
        platformPostId: '7300000000000000999',
        creatorId: room.creators[0] ?? null,
        state: 'online',
      }),
    ]);
    await look();
    expect((await room.show(id)).data.deliverables[0]).toMatchObject({
      postKey: 'tiktok:7300000000000000999',
      postBy: 'team',
      checks: 'passed',
    });
  });
});

describe('checks', () => {
  it('of all posts have to pass, and a word by hand counts', async () => {
    await askForDisclosure(room.app.database.db, room.app.world, inProject(), room.accounts.owner);
    const id = await room.addIn('published', {});
    const post = await publish();
    const checks = async () => (await room.show(id)).data.deliverables[0]?.checks;
    expect((await look())?.getTime()).toBe(room.app.world.now().getTime() + 600_000);
    expect([await checks(), await stateOf(id)]).toEqual(['waiting', 'published']);
    await judge(post.key, 'failed');
    expect(await look()).toBeNull();
    expect([await checks(), await stateOf(id)]).toEqual(['failed', 'published']);
    await room.asTeam(db =>
      db
        .updateTable('brief_checks')
        .set({ decision: 'accepted' })
        .where('team_id', '=', room.teamId)
        .execute(),
    );
    await look();
    expect([await checks(), await stateOf(id)]).toEqual(['passed', 'checked']);
  });

  it('of a post that went offline fail, and the card stays where it was', async () => {
    const id = await room.addIn('published', {});
    const post = await publish();
    await look();
    expect(await stateOf(id)).toBe('checked');
    await putWatchedPosts(room.app.database.db, [{ ...post, state: 'gone' }]);
    await look();
    const { state, deliverables } = (await room.show(id)).data;
    expect([state, deliverables[0]?.checks]).toEqual(['checked', 'failed']);
  });

  it('are left to the user if a post cannot be monitored', async () => {
    const id = await room.addIn('published', { post_url: 'https://blog.example/tea' });
    expect(await look()).toBeNull();
    const { state, deliverables } = (await room.show(id)).data;
    expect([state, deliverables[0]?.checks]).toEqual(['published', null]);
  });
});

describe('visits', () => {
  it('of people on the short link must reach the goal, and are checked until they do', async () => {
    const { database, world } = room.app;
    const code = `visits-${room.campaign.id}`;
    const linkId = await addLink(database.db, world, room.accounts.owner, { name: 'tea', code });
    const id = await room.addIn('published', {});
    await room.change(id, { shortLinkId: linkId, visitsGoal: 2 });
    await publish();
    expect((await look())?.getTime()).toBe(world.now().getTime() + 600_000);
    expect(await stateOf(id)).toBe('published');
    const visit = { linkId, at: world.now() };
    await addVisits(database.db, world, room.teamId, [visit, visit]);
    expect(await look()).toBeNull();
    expect((await room.history(id))[0]).toBe('moved checked visitsReached');
    expect((await room.show(id)).data.link).toMatchObject({ id: linkId, visits: 2 });
  });
});

describe('payments', () => {
  it('that were made early take the card on when it is checked', async () => {
    const id = await room.addIn('published', {});
    await pay(id, 'paid');
    await publish();
    await look();
    expect((await room.history(id)).slice(0, 2)).toEqual([
      'moved paid allPaid',
      'moved checked checksPassed',
    ]);
  });

  it('do not move a card that a user moved back', async () => {
    const id = await room.addIn('checked', { post_url: 'https://blog.example/tea' });
    await pay(id, 'paid');
    await look();
    expect(await stateOf(id)).toBe('paid');
    await room.move(id, { from: 'paid', to: 'checked' });
    await look();
    expect(await stateOf(id)).toBe('checked');
  });

  it('that are open keep it', async () => {
    const id = await room.addIn('checked', { post_url: 'https://blog.example/tea' });
    await pay(id, 'paid');
    await pay(id, 'planned');
    await look();
    expect(await stateOf(id)).toBe('checked');
  });
});

describe('a look', () => {
  it('changes nothing when repeated or run by two at once', async () => {
    const id = await room.addIn('draftApproved', {});
    await pay(id, 'paid');
    await publish();
    await Promise.all([look(), look(), look()]);
    await look();
    expect(await room.history(id)).toEqual([
      'moved paid allPaid',
      'moved checked checksPassed',
      'moved published postFound',
      'postFound',
      'added owner nick',
    ]);
  });

  it('skips archived campaigns and finished collaborations', async () => {
    const id = await room.addIn('cancelled', {});
    await publish();
    await look();
    expect((await room.show(id)).data.deliverables[0]?.postUrl).toBe('');
    await room.put(id, 'agreed');
    await room.archive();
    expect(await look()).toBeNull();
    expect(await stateOf(id)).toBe('agreed');
  });

  it('runs in its round, once per due campaign', async () => {
    const id = await room.addIn('draftApproved', {});
    await publish();
    const { db } = room.app.database;
    await room.asTeam(db => syncCampaignLater(db, room.teamId, room.campaign.id, room.app.world.now()));
    await Promise.all([syncDueCampaigns(db, room.app.world), syncDueCampaigns(db, room.app.world)]);
    expect(await stateOf(id)).toBe('checked');
    const due = await db
      .selectFrom('due_work')
      .select('id')
      .where('kind', '=', 'campaign.sync')
      .where('id', '=', room.campaign.id)
      .where('due_at', '<', new Date('9000-01-01T00:00:00Z'))
      .execute();
    expect(due).toEqual([]);
  });
});
