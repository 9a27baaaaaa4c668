import type { TaskContent } from '../../contract/outreach/mail-content.ts';
import { aRound, someContent } from '../../test/fixtures/outreach/mailing-fixture.ts';

const paragraph =
  'We make garden tools that people keep for decades, and we would like to show them to those who follow you because they love to grow things themselves. Everything is forged by hand in a small town, from steel that was a rail before, with handles of ash that we plant again. ';

/** About four kilobytes of HTML with three variables and four links, as a marketer writes it. */
export function benchContent(): TaskContent {
  const links = [1, 2, 3, 4]
    .map(n => `<p><a href="https://shop.example/tools/${n}">Tool ${n}</a></p>`)
    .join('');
  const body = `<p>${paragraph.repeat(3)}</p>`.repeat(4);
  const html = `<p>Hello {{creator.name|there}},</p><p>you have {{creator.followers}} followers on {{creator.platform}}.</p>${body}${links}`;
  return someContent({
    name: 'Bench',
    rounds: [aRound({ subject: 'Tools for {{creator.name|you}}', html })],
    tracking: { opens: true, clicks: true },
    unsubscribeFooter: true,
  });
}
