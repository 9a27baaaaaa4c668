import { expect, test } from 'vitest';
import { judgeAlerts } from '../../server/monitoring/alerts/judge-alerts.ts';
import { checkBrief } from '../../server/monitoring/briefs/check-brief.ts';
import { syncProject } from '../../server/monitoring/monitor-sync/sync-project.ts';
import type { WatchedPost } from '../../server/catalogue/metric-history/service.ts';
import { realContext } from '../../server/core/real-context.ts';
import { testContext } from '../../test/harness/app/test-context.ts';
import { addToProject } from '../../test/fixtures/monitoring/some-projects.ts';
import { pointAt, somePost } from '../../test/fixtures/catalogue/some-watched-posts.ts';
import type { Person } from '../harness/person.ts';
import { callAs } from '../harness/calls-as.ts';
import { field } from '../harness/forms.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { newTeam, type TeamAccount, withDb } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { daysAgo } from '../fixtures/monitor-project-fixture.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

/** A post published now, with its first reading. */
function fresh(handle: string, caption: string, plays: number): WatchedPost {
  const now = new Date();
  return somePost({
    platformPostId: `${handle}-${now.getTime()}`,
    url: `https://post.example/${handle}`,
    handle,
    caption,
    publishedAt: now,
    seenAt: now,
    points: [pointAt(now, plays)],
    plays,
    state: 'online',
    stateSince: now,
    source: 'tiktok_market',
    watchedAt: now,
  });
}

async function makeProject(team: TeamAccount, captions: Record<string, [caption: string, plays: number]>) {
  const tokens = await tokensOf(address, team);
  const fields = { name: '秋季新品', beginsOn: daysAgo(5), endsOn: daysAgo(-20), zone: 'Asia/Shanghai' };
  const body = { ...fields, ownerId: team.accountId };
  const { id } = await callAs<{ id: number }>(address, tokens, 'POST', '/kol/api/monitors', body);
  const posts = Object.entries(captions).map(([handle, said]) => fresh(handle, ...said));
  await withDb(appUrl, db => addToProject(db, testContext(), team, id, posts));
  return { tokens, id };
}

/** Does what the worker does on new data. */
const looksAt = ({ teamId }: TeamAccount, id: number) =>
  withDb(appUrl, db => syncProject(db, realContext(), { teamId, id }, [checkBrief, judgeAlerts]));

const mark = (person: Person, handle: string, outcome: string) =>
  person.button(outcome, person.page.getByRole('row').filter({ hasText: `@${handle}` }));

test('A brief is written, a post fails it with evidence, and a user accepts it nevertheless', async () => {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const captions: Record<string, [string, number]> = {
    'lan.cooks': ['新品开箱 #秋日限定 #广告', 5200],
    'mei.eats': ['这个太好吃了', 830],
  };
  const { tokens, id } = await makeProject(team, captions);
  const person = await visit({ tokens });
  const { briefs, monitors } = person.words;
  await person.opens(`/monitorDetail/${id}`);
  await person.page.getByRole('tab', { name: monitors.tab.brief }).click();
  await person.button(briefs.write).click();
  await person.page.getByRole('combobox', { name: briefs.form.hashtags }).fill('#秋日限定,');
  await field(person, briefs.form.disclosure).selectOption('caption');
  await field(person, briefs.form.onlineDays).fill('0');
  await person.button(briefs.form.save).click();
  await person.sees(filled(briefs.fault.days, { most: 365 }));
  await field(person, briefs.form.onlineDays).fill('7');
  await person.button(briefs.form.save).click();

  await mark(person, 'mei.eats', '未达标').first().click();
  const panel = person.page.getByRole('dialog', { name: briefs.ofPost });
  await person.sees(panel.getByRole('blockquote').filter({ hasText: '这个太好吃了' }));
  await person.sees(panel.getByRole('definition').filter({ hasText: briefs.found.nothing }));
  await person.sees(
    panel.getByRole('definition').filter({ hasText: filled(briefs.evidence.plays, { number: '830' }) }),
  );
  await person.button(briefs.decide.open, panel).first().click();
  await field(person, briefs.decide.note).fill('达人已补发话题');
  await person.button(briefs.decide.save).click();
  await person.seesNothingOf(person.button(briefs.decide.save));
  await person.sees(panel.getByText('达人已补发话题'));
  await panel.press('Escape');
  await person.sees(mark(person, 'mei.eats', '人工认可'));
  await person.button(person.words.common.all).waitFor();
  await person
    .button('未达标', person.page.getByRole('group', { name: person.words.common.outcome }))
    .click();
  await expect.poll(() => person.query()['outcome']).toBe('failed');
  await person.sees(mark(person, 'mei.eats', '未达标'));
  await person.seesNothingOf(person.page.getByText('@lan.cooks'));

  for (const [name, look] of looks) {
    const other = await visit({ tokens, ...look });
    await other.opens(`/monitorDetail/${id}?tab=brief`);
    await other.sees(other.page.getByText('@lan.cooks'));
    await isUsable(other, name);
  }
});

test('A milestone is announced in the bell, which links to the alerts and their settings', async () => {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const { tokens, id } = await makeProject(team, { 'lan.cooks': ['新品开箱', 12_345] });
  await looksAt(team, id);
  const person = await visit({ tokens });
  const { alerts, shell } = person.words;
  await person.opens('/');
  await person.button(new RegExp(`^${shell.notice.title}`)).click();
  await person.page.getByRole('dialog', { name: shell.notice.title }).getByRole('link').click();
  await person.isAt(`/monitorDetail/${id}`);
  const values = { who: '@lan.cooks', mark: '10,000', plays: '12,345' };
  await person.sees(person.page.getByText(filled(alerts.said.milestone, values)));

  await person.button(alerts.settings).click();
  await person.page.getByRole('combobox', { name: alerts.form.perPost }).fill('many,');
  await person.button(alerts.form.save).click();
  await person.sees(alerts.fault.noMark);
  await person.button(filled(alerts.form.removeMark, { mark: 'many' })).click();
  await person.page.getByRole('checkbox', { name: new RegExp(`^${alerts.kind.drops}`) }).uncheck();
  await person.button(alerts.form.save).click();
  const kinds = ['takesOff', 'deleted', 'missingDisclosure', 'milestone', 'gap'] as const;
  const said = kinds.map(kind => alerts.kind[kind]).join(person.words.common.comma);
  await person.sees(person.page.getByText(filled(alerts.summary.kinds, { kinds: said })));

  for (const [name, look] of looks) {
    const other = await visit({ tokens, ...look });
    await other.opens(`/monitorDetail/${id}?tab=alerts&settings=1`);
    await other.sees(other.page.getByRole('dialog', { name: other.words.alerts.settings }));
    await isUsable(other, name);
  }
});
