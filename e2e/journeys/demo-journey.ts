import { dialog, toast } from '../harness/creator-actions.ts';
import type { Stopwatch } from '../harness/stopwatch.ts';

/** As the demo account: answer a reply, approve a draft, pay what is due, and see the client's report. */
export async function demoJourney(watch: Stopwatch): Promise<void> {
  const { person } = watch;
  const { page, words } = person;
  const { agenda, campaigns, clientReports, creatorWork, home, identity, inbox, payables } = words;

  await watch.step('sign in', async () => {
    await person.opens('/login');
    await watch.presses(person.button(identity.signInDemo));
    await page.waitForURL('**/home');
    await person.sees(page.getByRole('list', { name: home.replies.list }));
  });

  await watch.step('answer a reply', async () => {
    await watch.presses(page.getByRole('list', { name: home.replies.list }).getByRole('link').first());
    await watch.presses(person.button(inbox.reply.reply));
    const text = page.locator('main [contenteditable=true]');
    await watch.types(text, 'Thank you! I will send you the details tomorrow.');
    await watch.presses(person.button(words.oneToOneEmails.send.now));
    await person.sees(toast(person, words.oneToOneEmails.sent.soon));
  });

  await watch.step('approve a draft', async () => {
    await watch.presses(page.getByRole('link', { name: words.shell.brand }).first());
    await watch.presses(person.button(new RegExp(`^${agenda.step.reviewDraft} \\d+$`)));
    const work = page.getByRole('list', { name: agenda.work.list, exact: true });
    await watch.presses(work.getByRole('link', { name: new RegExp(agenda.step.reviewDraft) }).first());
    const approve = creatorWork.drafts.approveOf.split('{{')[0] ?? '';
    await watch.presses(page.getByRole('button', { name: new RegExp(`^${approve}`) }).first());
    await person.sees(toast(person, creatorWork.drafts.approved));
  });

  await watch.step('pay a payable', async () => {
    await watch.presses(page.getByRole('link', { name: campaigns.tab.money, exact: true }));
    await watch.presses(person.button(new RegExp(`^${payables.act.pay}`)).first());
    await watch.presses(person.button(payables.pay.submit, dialog(person)));
    await person.sees(toast(person, payables.pay.done));
  });

  await watch.step('see the report', async () => {
    await watch.presses(page.getByRole('link', { name: campaigns.monitor.report }));
    await person.sees(page.getByRole('article', { name: clientReports.paper.contents }));
  });
}
