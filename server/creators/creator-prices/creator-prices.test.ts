import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  changeBasePrices,
  deletePaidPrice,
  listBasePrices,
  recordPaidPrice,
  getCreatorPrice,
} from '../../../contract/creators/creator-prices.ts';
import type { BasePrice } from '../../../contract/catalogue/base-price.ts';
import { listOperationRecords } from '../../../contract/workspace/audit-log.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { loadSample } from '../../sandbox/controls/service.ts';

let app: TestApp;
let made = 0;
let member: Account;
let tokens: { owner: string; member: string; stranger: string };
/** Platform and id of an analysed creator with plays. */
let params: { platform: string; id: number };
let plays: number;

beforeAll(async () => {
  app = await startTestApp();
  await loadSample(app.database.db, app.world, { count: 60 });
  const creator = await app.database.db
    .selectFrom('creators')
    .select(['id', 'platform', 'average_plays'])
    .where('analysis', '=', 'analysed')
    .where('average_plays', '>', 0)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  params = { platform: creator.platform, id: creator.id };
  plays = creator.average_plays ?? 0;
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.database;
  const owner = await makeTeam(db, app.world, `owner-${++made}`);
  member = await makeMember(db, app.world, owner.teamId, `member-${made}`);
  tokens = {
    owner: await app.signInAs(owner),
    member: await app.signInAs(member),
    stranger: await app.signInAs(await makeTeam(db, app.world, `stranger-${made}`)),
  };
});

type Who = keyof typeof tokens;
const paid = { priceFen: 600_00, posts: 2, paidOn: '2026-11-01', note: '含授权' };
const show = async (who: Who) => (await callApp(app, getCreatorPrice, { token: tokens[who], params })).data;
const record = (who: Who, body: object = {}) =>
  callApp(app, recordPaidPrice, { token: tokens[who], params, body: { ...paid, ...body } });
const remove = (who: Who, priceId: number) =>
  callApp(app, deletePaidPrice, { token: tokens[who], params: { ...params, priceId } });
const base = async (who: Who) => (await callApp(app, listBasePrices, { token: tokens[who] })).data;
const change = (who: Who, prices: BasePrice[]) =>
  callApp(app, changeBasePrices, { token: tokens[who], body: { prices } });
const actions = async () => {
  const { data } = await callApp(app, listOperationRecords, { token: tokens.owner, query: {} });
  return data.records.map(({ action, changes }) => ({ action, fields: changes.map(({ field }) => field) }));
};
const anyLine = (more: Partial<BasePrice> = {}): BasePrice => ({
  platform: params.platform as BasePrice['platform'],
  regionTier: 0,
  category: '',
  cpmFen: 7700,
  ...more,
});

describe('payments', () => {
  it('is for the whole team, newest first, with the median of a post and its CPM', async () => {
    expect(await show('owner')).toMatchObject({ paid: [], medianPaidFen: null, paidCpmFen: null });
    const { data } = await record('member');
    await record('owner', { priceFen: 500_00, posts: 1, paidOn: '2026-11-09', note: '' });
    const shown = await show('member');
    expect(shown.paid).toMatchObject([
      { priceFen: 500_00, paidOn: '2026-11-09', mayDelete: false },
      { ...paid, id: data.id, by: `${member.username} nick`, mayDelete: true },
    ]);
    expect((await show('owner')).paid.every(({ mayDelete }) => mayDelete)).toBe(true);
    expect(shown.medianPaidFen).toBe(400_00);
    expect(shown.paidCpmFen).toBe(Math.round((400_00 / plays) * 1000));
    expect(await show('stranger')).toMatchObject({ paid: [], medianPaidFen: null });
    expect(await actions()).toContainEqual(
      expect.objectContaining({ action: 'paidPrice.record', fields: ['priceYuan', 'posts', 'paidOn'] }),
    );
  });

  it('is refused where it cannot be', async () => {
    expect(await record('owner', { priceFen: 0 })).toMatchObject({ status: 400, fields: ['priceFen'] });
    expect(await record('owner', { posts: 1001 })).toMatchObject({ status: 400, fields: ['posts'] });
    expect(await record('owner', { paidOn: '2026-02-30' })).toMatchObject({
      status: 400,
      fields: ['paidOn'],
    });
    const elsewhere = { platform: params.platform === 'tiktok' ? 'youtube' : 'tiktok', id: params.id };
    for (const wrong of [elsewhere, { ...params, id: 999_999_999 }]) {
      const asked = { token: tokens.owner, params: wrong };
      expect(await callApp(app, getCreatorPrice, asked)).toMatchObject({ status: 404 });
      expect(await callApp(app, recordPaidPrice, { ...asked, body: paid })).toMatchObject({ status: 404 });
    }
  });

  it('is deleted by its author and by the main account', async () => {
    const [first, second] = [(await record('owner')).data.id, (await record('member')).data.id];
    expect(await remove('member', first)).toMatchObject({ status: 403 });
    expect(await remove('stranger', first)).toMatchObject({ status: 404 });
    expect(await remove('owner', second)).toMatchObject({ code: 0 });
    expect(await remove('owner', second)).toMatchObject({ status: 404 });
    expect((await show('owner')).paid.map(({ id }) => id)).toEqual([first]);
    expect((await actions()).map(({ action }) => action)).toContain('paidPrice.delete');
  });
});

describe('the base CPM', () => {
  it('of the team overrides the rule of thumb, and ends with its last line', async () => {
    const before = (await show('owner')).estimate;
    expect(before?.base).toMatchObject({ basis: 'general', regionTier: 0, category: '' });
    expect(await change('owner', [anyLine()])).toMatchObject({ code: 0 });
    const { estimate } = await show('member');
    expect(estimate).toMatchObject({ cpmFen: 7700, averagePlays: plays, base: { basis: 'team' } });
    expect(estimate?.estimateFen).toBe(
      Math.round((plays / 1000) * 7700 * ((estimate?.qualityCenti ?? 0) / 100)),
    );
    expect((await show('stranger')).estimate).toEqual(before);
    expect(await base('member')).toMatchObject({ team: [anyLine()], mayChange: false });
    expect(await base('stranger')).toMatchObject({ team: [], mayChange: true });
    await change('owner', []);
    expect((await show('owner')).estimate).toEqual(before);
  });

  it('is changed as a whole by the main account only, and recorded by line', async () => {
    expect(await change('member', [anyLine()])).toMatchObject({ status: 403 });
    const lines = [anyLine(), anyLine({ regionTier: 1, category: ' Beauty ' })];
    await change('owner', lines);
    await change('owner', lines);
    expect((await base('owner')).team).toEqual([anyLine(), anyLine({ regionTier: 1, category: 'Beauty' })]);
    const changes = (await actions()).filter(({ action }) => action === 'basePrices.change');
    expect(changes, 'the same again is no change').toMatchObject([
      { fields: [`${params.platform} / * / *`, `${params.platform} / 1 / beauty`] },
    ]);
  });

  it('names the line that is wrong', async () => {
    const twice = [anyLine(), anyLine({ category: 'Beauty' }), anyLine({ category: 'beauty' })];
    expect(await change('owner', twice)).toMatchObject({ status: 400, fields: ['prices'] });
    expect(await change('owner', [anyLine({ cpmFen: 0 })])).toMatchObject({
      status: 400,
      fields: ['prices'],
    });
    expect((await base('owner')).team).toEqual([]);
  });
});
