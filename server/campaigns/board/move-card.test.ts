import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import { CollaborationFixture } from '../../../test/fixtures/campaigns/collaboration-fixture.ts';

let fixture: CollaborationFixture;
beforeAll(async () => {
  fixture = await CollaborationFixture.open();
});
beforeEach(() => fixture.begin());
afterAll(() => fixture.close());

const lastRecord = () =>
  fixture.asTeam(db =>
    db
      .selectFrom('audit_log_entries')
      .selectAll()
      .where('team_id', '=', fixture.teamId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );

describe('a card', () => {
  it('goes to the top of another column, with a fee', async () => {
    const [a = 0, b = 0] = await fixture.add(2);
    await fixture.put(b, 'agreed');
    await fixture.change(a, { feeMinor: 0 });
    const moved = await fixture.move(a, { from: 'negotiating', to: 'agreed' });
    expect([moved.code, moved.data.state]).toEqual([0, 'agreed']);
    expect(await fixture.idsIn('agreed')).toEqual([a, b]);
    expect((await fixture.history(a)).slice(0, 1)).toEqual(['moved agreed editor nick']);
    expect(await lastRecord()).toMatchObject({
      action: 'collaboration.move',
      subject: 'collaboration',
      subject_id: a,
    });
  });

  it('goes to its target, and a column keeps its order over many moves', async () => {
    const ids = await fixture.add(4);
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    const put = async (id: number, after: number | null) =>
      expect((await fixture.move(id, { from: 'negotiating', to: 'negotiating', after })).code).toBe(0);
    await put(d, a);
    expect(await fixture.idsIn('negotiating')).toEqual([a, d, b, c]);
    await put(a, c);
    expect(await fixture.idsIn('negotiating')).toEqual([d, b, c, a]);
    await put(c, null);
    expect(await fixture.idsIn('negotiating')).toEqual([c, d, b, a]);
    await put(d, d);
    expect(await fixture.idsIn('negotiating')).toEqual([c, d, b, a]);
    // Moves always between the same two cards: the ranks get longer, and are renumbered before they are too long.
    const rankOf = (id: number, rank: string) =>
      fixture.asTeam(db =>
        db
          .updateTable('collaborations')
          .set({ rank })
          .where('team_id', '=', fixture.teamId)
          .where('id', '=', id)
          .execute(),
      );
    await rankOf(c, '1');
    for (const [place, id] of [d, b, a].entries()) await rankOf(id, `1.${'0'.repeat(196)}${place + 1}`);
    for (let round = 0; round < 4; round++) {
      await put(b, c);
      await put(d, c);
    }
    expect(await fixture.idsIn('negotiating')).toEqual([c, d, b, a]);
    const { rows } = await fixture.asTeam(async db => ({
      rows: await db
        .selectFrom('collaborations')
        .select('rank')
        .where('team_id', '=', fixture.teamId)
        .where('campaign_id', '=', fixture.campaign.id)
        .execute(),
    }));
    expect(rows.every(({ rank }) => rank.length < 220)).toBe(true);
    expect(await fixture.history(a)).toEqual(['added owner nick']);
  });

  it('finds a place between two that were put at one place', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = await fixture.add(4);
    await fixture.asTeam(db =>
      db
        .updateTable('collaborations')
        .set({ rank: '1.5' })
        .where('team_id', '=', fixture.teamId)
        .where('id', 'in', [a, b, c])
        .execute(),
    );
    await fixture.move(d, { from: 'negotiating', to: 'negotiating', after: a });
    expect(await fixture.idsIn('negotiating')).toEqual([a, d, b, c]);
  });

  it('goes to the top if the card above has left', async () => {
    const [a = 0, b = 0, c = 0] = await fixture.add(3);
    await fixture.put(a, 'agreed');
    await fixture.move(c, { from: 'negotiating', to: 'negotiating', after: a });
    expect(await fixture.idsIn('negotiating')).toEqual([c, b]);
  });

  it('says why a move is not allowed, in the caller’s language', async () => {
    const [id = 0] = await fixture.add();
    const refused = await fixture.move(id, { from: 'negotiating', to: 'agreed' });
    expect([refused.code, refused.msg]).toEqual([1027, '请先填写合作费用，置换合作填 0']);
    await fixture.put(id, 'agreed');
    const noPost = await fixture.move(id, { from: 'agreed', to: 'published' });
    expect(noPost.msg).toBe('还有交付内容没有发布链接，或还没有添加交付内容');
    const noReason = await fixture.move(id, { from: 'agreed', to: 'cancelled', reason: ' ' });
    expect(noReason.msg).toBe('取消合作需要填写原因');
    expect(await fixture.idsIn('agreed')).toEqual([id]);
  });

  it('keeps the reason of its cancellation until it is resumed', async () => {
    const id = await fixture.addIn('agreed');
    await fixture.move(id, { from: 'agreed', to: 'cancelled', reason: '档期冲突' });
    expect((await fixture.show(id)).data).toMatchObject({ state: 'cancelled', cancelReason: '档期冲突' });
    const [event] = (await fixture.events(id)).data.events;
    expect(event?.details).toEqual({ reason: '档期冲突' });
    await fixture.move(id, { from: 'cancelled', to: 'agreed' });
    expect((await fixture.show(id)).data).toMatchObject({ state: 'agreed', cancelReason: '' });
  });

  it('moved by another user stays there, and reports its place', async () => {
    const id = await fixture.addIn('agreed');
    await fixture.put(id, 'draftDue');
    const late = await fixture.move(id, { from: 'agreed', to: 'productSent' });
    expect([late.code, late.msg]).toEqual([1028, '这张卡片已被移到“初稿阶段”，请确认后再移动']);
  });

  it('moved by two users at once goes where the first put it', async () => {
    const id = await fixture.addIn('agreed');
    const answers = await Promise.all(
      (['productSent', 'draftDue', 'draftApproved'] as const).map(to =>
        fixture.move(id, { from: 'agreed', to }),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 1028, 1028]);
    const winner = answers.find(({ code }) => code === 0)?.data.state;
    expect((await fixture.show(id)).data.state).toBe(winner);
    expect((await fixture.history(id)).filter(each => each.startsWith('moved'))).toHaveLength(1);
  });

  it('is announced on commit, and not without a move', async () => {
    const id = await fixture.addIn('agreed');
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const announcements = () =>
      query.mock.calls.filter(call => JSON.stringify(call).includes(`${realtimeCodes.campaign}`)).length;
    await fixture.move(id, { from: 'agreed', to: 'productSent' });
    expect(announcements()).toBe(1);
    query.mockClear();
    await fixture.move(id, { from: 'productSent', to: 'productSent' });
    expect(announcements()).toBe(0);
    query.mockRestore();
  });

  it('stays for accounts that may not move it', async () => {
    const id = await fixture.addIn('agreed');
    const codeOf = async (who: 'viewer' | 'outsider' | 'stranger') =>
      (await fixture.move(id, { from: 'agreed', to: 'productSent' }, who)).code;
    expect([await codeOf('viewer'), await codeOf('outsider'), await codeOf('stranger')]).toEqual([
      403, 404, 404,
    ]);
    await fixture.archive();
    expect((await fixture.move(id, { from: 'agreed', to: 'productSent' })).code).toBe(1026);
    expect((await fixture.moveMany({ ids: [id], to: 'productSent' })).code).toBe(1026);
    expect((await fixture.show(id)).data.state).toBe('agreed');
  });
});

describe('several cards', () => {
  it('go to the top together, and those that may not say why', async () => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = await fixture.add(5);
    for (const id of [a, b, c]) await fixture.put(id, 'agreed');
    await fixture.put(d, 'productSent');
    const { data } = await fixture.moveMany({ ids: [c, a, d, e, 987_654, a], to: 'productSent' });
    expect(data).toEqual({
      moved: 2,
      unchanged: 1,
      refused: [
        { id: e, name: 'creator 5', reason: '请先填写合作费用，置换合作填 0' },
        { id: 987_654, name: '', reason: '这次合作已被删除' },
      ],
    });
    expect(await fixture.idsIn('productSent')).toEqual([c, a, d]);
    expect(await fixture.history(a)).toEqual(['moved productSent editor nick', 'added owner nick']);
    expect((await fixture.events(a)).data.events[0]?.from).toBe('agreed');
    expect((await fixture.show(a)).data.productSentAt).not.toBeNull();
    expect(await lastRecord()).toMatchObject({ action: 'collaboration.move', subject: 'campaign' });
  });

  it('stay for accounts that may not move them', async () => {
    const id = await fixture.addIn('agreed');
    const codeOf = async (who: 'viewer' | 'outsider' | 'stranger') =>
      (await fixture.moveMany({ ids: [id], to: 'productSent' }, who)).code;
    expect([await codeOf('viewer'), await codeOf('outsider'), await codeOf('stranger')]).toEqual([
      403, 404, 404,
    ]);
    expect((await fixture.show(id)).data.state).toBe('agreed');
  });

  it('of another campaign are not touched', async () => {
    const id = await fixture.addIn('agreed');
    await fixture.begin();
    const { data } = await fixture.moveMany({ ids: [id], to: 'productSent' });
    expect(data).toMatchObject({ moved: 0, refused: [{ id, name: '' }] });
  });

  it('are moved by as many statements as one', async () => {
    const ids = await fixture.add(30);
    for (const id of ids) await fixture.put(id, 'agreed');
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const count = async (some: number[], to: 'productSent' | 'draftDue') => {
      query.mockClear();
      expect((await fixture.moveMany({ ids: some, to })).data.moved).toBe(some.length);
      return query.mock.calls.length;
    };
    expect(await count(ids, 'draftDue')).toBe(await count(ids.slice(0, 1), 'productSent'));
    query.mockRestore();
  });

  it('cross others that are moved at the same time without a deadlock', async () => {
    const ids = await fixture.add(10);
    for (const id of ids) await fixture.put(id, 'agreed');
    const answers = await Promise.all([
      fixture.moveMany({ ids, to: 'productSent' }),
      fixture.moveMany({ ids: ids.toReversed(), to: 'draftDue' }),
      ...ids.map(id => fixture.move(id, { from: 'agreed', to: 'draftApproved' })),
    ]);
    expect(answers.map(({ code }) => code).filter(code => code !== 0 && code !== 1028)).toEqual([]);
  });
});
