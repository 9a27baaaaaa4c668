import { tell } from '../server/realtime/announce.ts';
import { realtimeCodes } from '../contract/realtime-channel.ts';
import { asTeam } from '../server/db/tenant.ts';
import { realContext } from '../server/world.ts';
import { addThread, type SomeThread } from '../test/some-threads.ts';
import { type TeamAccount, withDb } from './new-team.ts';
import { addSentTask } from './sent-task.ts';

const hour = 3_600_000;

/** Another line of the file than what is written in it. */
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** A mail of several parts: what it says as HTML, and files. */
export const withFiles = (html: string): string =>
  [
    'From: Mai Anh <mai@studio.example>',
    'To: lin@brand.example',
    'Subject: Rate card',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    '--part',
    'Content-Type: application/pdf; name="rates 2026.pdf"',
    'Content-Disposition: attachment; filename="rates 2026.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    base64('%PDF-1.7 rates'),
    '--part',
    'Content-Type: application/octet-stream; name="setup.exe"',
    'Content-Disposition: attachment; filename="setup.exe"',
    'Content-Transfer-Encoding: base64',
    '',
    base64('MZ'),
    '--part--',
    '',
  ].join('\r\n');

export const lan = { name: 'Nguyễn Lan', address: 'lan.nguyen@creators.example' };
export const bao = { name: 'Bao', address: 'bao@creators.example' };
export const mai = { name: 'Mai Anh', address: 'mai@studio.example' };
export const server = { name: 'Mail Delivery System', address: 'mailer-daemon@mx.example' };
export const refusal = '550 5.1.1 <hannah@nowhere.example>: Recipient address rejected: User unknown';

/** How many conversations with strangers lie below those that the tests look at. */
export const strangers = 31;

/**
 * A mailbox with a task, and what came in: an answer to it after five mails, an automatic answer, a bounce, a mail
 * with files and pictures, and below them `strangers`.
 * @param address where the product answers, and where the pictures of the mail lie
 */
export function addInbox(appUrl: string, address: string, team: TeamAccount) {
  return withDb(appUrl, async db => {
    const { taskId, senderId } = await addSentTask(appUrl, team);
    const ctx = realContext();
    const now = ctx.now().getTime();
    const at = (hours: number) => new Date(now - hours * hour);
    const recipients = await asTeam(db, team.teamId, db =>
      db
        .selectFrom('mail_recipients')
        .select('id')
        .where('team_id', '=', team.teamId)
        .where('task_id', '=', taskId)
        .orderBy('id')
        .execute(),
    );
    const of = (place: number) => ({ taskId, recipientId: recipients[place]?.id ?? 0 });
    const add = (thread: SomeThread) => addThread(db, ctx, team.teamId, { senderId, ...thread });
    for (let number = 1; number <= strangers; number += 1) {
      await add({
        subject: `Question ${number}`,
        counterpart: { name: `Stranger ${number}`, address: `s${number}@somewhere.example` },
        mails: [{ at: at(60 + number), isRead: true, rule: 'person' }],
      });
    }
    await add({
      subject: 'Rate card',
      counterpart: mai,
      mails: [
        {
          at: at(6),
          rule: 'person',
          source: withFiles(
            `<p>Here are my rates.</p><img src="${address}/remote-banner.png" alt="banner">` +
              '<blockquote type="cite"><p>On Monday you wrote: what are your rates?</p></blockquote>',
          ),
        },
      ],
    });
    await add({
      subject: 'Undelivered Mail Returned to Sender',
      counterpart: server,
      match: { way: 'references', ...of(3) },
      mails: [
        {
          at: at(5),
          kind: 'bounce',
          rule: 'deliveryStatus',
          text: 'Your message could not be delivered.',
          bounce: {
            recipients: ['hannah@nowhere.example'],
            permanence: 'hard',
            status: '5.1.1',
            code: '550',
            reason: 'userUnknown',
            text: refusal,
          },
        },
      ],
    });
    await add({
      subject: '自动回复：合作',
      counterpart: bao,
      match: { way: 'token', ...of(7) },
      mails: [
        {
          at: at(4),
          kind: 'autoReply',
          rule: 'header.x-autoreply',
          returnsOn: '2027-03-05',
          text: '您好，我正在休假，3月5日回来。',
        },
      ],
    });
    const answer = await add({
      subject: 'Re: 合作秋季新品',
      counterpart: lan,
      match: { way: 'references', ...of(0) },
      mails: [
        ...['你好，很感兴趣。', '明天发报价。', '还在整理。', '快好了。'].map((text, place) => ({
          at: at(28 - place),
          isRead: true,
          rule: 'person',
          text,
        })),
        {
          at: at(2),
          rule: 'person',
          text: '报价如下：短视频 ¥3,200。\n\n在 2026年11月18日，林溪 <lin@brand.example> 写道：\n> 等你的报价。',
        },
      ],
    });
    return { taskId, senderId, answerId: answer.threadId };
  });
}

/** A mail comes in while the page is looked at. */
export function mailComes(appUrl: string, { teamId }: TeamAccount, thread: SomeThread): Promise<void> {
  return withDb(appUrl, async db => {
    const { threadId } = await addThread(db, realContext(), teamId, thread);
    await asTeam(db, teamId, db => tell(db, { teamId }, { code: realtimeCodes.thread, id: threadId }));
  });
}
