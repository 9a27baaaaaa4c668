import {
  changeBrief,
  decideCheck,
  getBrief,
  listChecks,
} from '../../../../../contract/monitoring/briefs/briefs.ts';
import {
  addClientReportLink,
  listClientReportLinks,
  openClientReport,
  putClientReportLogo,
  revokeClientReportLink,
} from '../../../../../contract/monitoring/client-reports/client-reports.ts';
import {
  changeAlertSettings,
  getAlertSettings,
  testAlertMail,
} from '../../../../../contract/monitoring/alerts/alerts.ts';
import { getPost, listPosts, refetchPost } from '../../../../../contract/monitoring/monitored-posts.ts';
import { addFollows, listFollows, removeFollow } from '../../../../../contract/monitoring/follows.ts';
import { listProjects } from '../../../../../contract/monitoring/monitors.ts';
import { picture } from '../accounts/account-chain.ts';
import { walkEffects } from './effects-chain.ts';
import { verifiedSenders } from '../mail/senders-chain.ts';
import type { Steps } from '../steps.ts';

/** Alerts that a verified sender mails, and a post that is asked for before all others. */
async function walkAlerts(steps: Steps, id: number): Promise<void> {
  const { call } = steps;
  const params = { id };
  const [sender] = await verifiedSenders(steps, 1);
  const { settings, revision = 0 } = (await call(getAlertSettings, { params })) ?? {};
  if (sender && settings) {
    const mail = { senderId: sender.id, addresses: [sender.address] };
    await call(changeAlertSettings, { params, body: { ...settings, mail, revision } });
    await call(testAlertMail, { params, body: mail });
  }
  const [post] = (await call(listPosts, { params, query: {} }))?.posts ?? [];
  if (!post) return;
  const of = { id, key: post.key };
  await call(getPost, { params: of });
  await call(refetchPost, { params: of });
}

/** What a monitor project has besides its posts: effects, alerts, follows, a brief with decisions, a report. */
export async function walkMonitor(steps: Steps): Promise<void> {
  const { call, mark, turn } = steps;
  await call(putClientReportLogo, { file: picture });
  const projects = (await call(listProjects, { query: {} }))?.projects ?? [];
  const project = projects.find(({ state }) => state === 'open');
  if (!project) return;
  const params = { id: project.id };
  await walkEffects(steps, project.id);
  await walkAlerts(steps, project.id);
  for (const word of ['gone', 'kept'])
    await call(addFollows, { params, body: { hashtag: `fuzz${word}${turn}` } });
  const [follow] = (await call(listFollows, { params }))?.follows ?? [];
  if (follow) await call(removeFollow, { params: { ...params, followId: follow.id } });
  const { revision = 0 } = (await call(getBrief, { params })) ?? {};
  await call(changeBrief, { params, body: { hashtags: ['fuzz'], disclosure: null, revision } });
  const [post] = (await call(listChecks, { params }))?.posts ?? [];
  if (post) {
    const body = { requirement: 'hashtag:fuzz', decision: 'accepted' as const, note: mark };
    await call(decideCheck, { params: { ...params, key: post.key }, body });
  }
  for (let links = 0; links < 2; links++) {
    const link = await call(addClientReportLink, { params, body: { lastDay: '2026-12-31' } });
    const token = link?.url.split('/').at(-1);
    if (token) await call(openClientReport, { params: { token } });
  }
  const [link] = (await call(listClientReportLinks, { params }))?.links ?? [];
  if (link) await call(revokeClientReportLink, { params: { ...params, linkId: link.id } });
}
