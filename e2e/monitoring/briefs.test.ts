import { expect, test } from 'vitest';
import { decisionNames, outcomeNames } from '../../contract/monitoring/briefs/brief-texts.ts';
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
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam, type TeamAccount, withDb } from '../fixtures/new-team.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
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

async function makeProject(team: TeamAccount, tokens: Tokens) {
  const fields = { name: '秋季新品', beginsOn: daysAgo(5), endsOn: daysAgo(-20), zone: 'Asia/Shanghai' };
  const body = { ...fields, ownerId: team.accountId };
  const { id } = await callAs<{ id: number }>(address, tokens, 'POST', '/kol/api/monitors', body);
  const posts = [
    fresh('lan.cooks', '新品开箱 #秋日限定 #广告', 12_345),
    fresh('mei.eats', '这个太好吃了', 830),
  ];
  await withDb(appUrl, db => addToProject(db, testContext(), team, id, posts));
  return id;
}

/** Does what the worker does on new data. */
const syncsProject = ({ teamId }: TeamAccount, id: number) =>
  withDb(appUrl, db => syncProject(db, realContext(), { teamId, id }, [checkBrief, judgeAlerts]));

const mark = (person: Person, handle: string, outcome: string) =>
  person.button(outcome, person.page.getByRole('row').filter({ hasText: `@${handle}` }));

/** Writes a brief, which one post fails. */
async function writesBrief(person: Person): Promise<void> {
  const { briefs, common, monitors } = person.words;
  await person.page.getByRole('tab', { name: monitors.tab.brief }).click();
  await person.button(briefs.write).click();
  await person.page.getByRole('combobox', { name: briefs.form.hashtags }).fill('#秋日限定,');
  await field(person, briefs.form.disclosure).selectOption('caption');
  await field(person, briefs.form.onlineDays).fill('0');
  await person.button(briefs.form.save).click();
  await person.sees(filled(briefs.fault.days, { max: 365 }));
  await field(person, briefs.form.onlineDays).fill('7');
  await person.button(briefs.form.save).click();

  const failed = outcomeNames.en.failed;
  await mark(person, 'mei.eats', failed).first().click();
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
  await person.sees(mark(person, 'mei.eats', decisionNames.en.accepted));
  await person.sees(person.page.getByText('@lan.cooks'));
  await isUsableInBothLooks(person, 'brief');
  await person.button(common.all).waitFor();
  await person.button(failed, person.page.getByRole('group', { name: common.outcome })).click();
  await expect.poll(() => person.query()['outcome']).toBe('failed');
  await person.sees(mark(person, 'mei.eats', failed));
  await person.seesNothingOf(person.page.getByText('@lan.cooks'));
}

/** Follows the bell to a milestone, and chooses what is told. */
async function setsAlerts(person: Person, id: number): Promise<void> {
  const { alerts, common, shell } = person.words;
  await person.button(new RegExp(`^${shell.notice.title}`)).click();
  await person.page.getByRole('dialog', { name: shell.notice.title }).getByRole('link').click();
  await expect.poll(() => person.query()['tab']).toBe('alerts');
  await person.isAt(`/monitorDetail/${id}`);
  const values = { who: '@lan.cooks', mark: '10,000', plays: '12,345' };
  await person.sees(person.page.getByText(filled(alerts.said.milestone, values)));

  await person.button(alerts.settings).click();
  await person.page.getByRole('combobox', { name: alerts.form.perPost }).fill('many,');
  await person.button(alerts.form.save).click();
  await person.sees(alerts.fault.noMark);
  await isUsableInBothLooks(person, 'alert settings');
  await person.button(filled(alerts.form.removeMark, { mark: 'many' })).click();
  await person.page.getByRole('checkbox', { name: new RegExp(`^${alerts.kind.drops}`) }).uncheck();
  await person.button(alerts.form.save).click();
  const kinds = ['takesOff', 'deleted', 'missingDisclosure', 'milestone', 'gap'] as const;
  const said = kinds.map(kind => alerts.kind[kind]).join(common.comma);
  await person.sees(person.page.getByText(filled(alerts.summary.kinds, { kinds: said })));
}

test('A post fails a brief with evidence, and a user accepts it nevertheless; the bell tells a milestone and leads to the alerts and their settings', async () => {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const tokens = await tokensOf(address, team);
  const id = await makeProject(team, tokens);
  const person = await visit({ ...bothLooks, tokens });
  await person.opens(`/monitorDetail/${id}`);
  await writesBrief(person);
  await syncsProject(team, id);
  await setsAlerts(person, id);
});
