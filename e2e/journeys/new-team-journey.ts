import { randomInt } from 'node:crypto';
import { bar, dialog } from '../harness/creator-actions.ts';
import { field } from '../harness/forms.ts';
import type { Stopwatch } from '../harness/stopwatch.ts';
import { filled } from '../harness/words.ts';

/** A phone number that nobody has registered yet, most likely. */
const phone = () => `139${String(randomInt(100_000_000)).padStart(8, '0')}`;

async function register(watch: Stopwatch): Promise<void> {
  const { person } = watch;
  const { identity } = person.words;
  const number = phone();
  await person.opens('/login');
  await watch.presses(person.page.getByRole('link', { name: identity.register, exact: true }));
  // The page before has a field of the same name.
  await person.sees(person.heading(identity.registration.title));
  await watch.types(field(person, identity.username), `t${number}`);
  await watch.types(field(person, identity.phone), number);
  await watch.presses(person.button(identity.sms.get));
  const fill = new RegExp(`^${identity.sandbox.fillOf.split('{{')[0]}`);
  await watch.presses(person.button(fill));
  await watch.types(field(person, identity.setPassword), 'harbour-lights-7');
  await watch.types(field(person, identity.confirm), 'harbour-lights-7');
  await watch.types(field(person, identity.nickName), 'Mia');
  await watch.types(field(person, identity.company), 'Harbour Lights');
  await watch.presses(person.page.getByRole('checkbox'));
  await watch.presses(person.button(identity.registration.submit));
  await person.page.waitForURL('**/home');
}

/** Opens what the checklist says next, from the page where the last step was done. */
async function begins(
  watch: Stopwatch,
  step: keyof Stopwatch['person']['words']['firstSteps']['step'],
): Promise<void> {
  const { person } = watch;
  const { firstSteps } = person.words;
  const { page } = person;
  const hint = page.getByRole('link', { name: firstSteps.hint.home });
  const logo = page.getByRole('link', { name: person.words.shell.brand }).first();
  if (new URL(page.url()).pathname !== '/home') await watch.presses((await hint.count()) ? hint : logo);
  await watch.presses(page.getByRole('link', { name: firstSteps.step[step].go }).first());
}

async function savesCreators(watch: Stopwatch): Promise<void> {
  const { person } = watch;
  const { creatorDialogs, shell, teamCreators } = person.words;
  await begins(watch, 'saveCreators');
  await person.seesResults();
  for (const at of [0, 1, 2])
    await watch.presses(
      person
        .rows()
        .nth(at)
        .getByRole('checkbox', { name: new RegExp(shell.table.select.split('{{')[0] ?? '') }),
    );
  await watch.presses(person.button(teamCreators.action.save, bar(person)));
  await watch.types(field(person, creatorDialogs.save.name), 'Spring');
  await watch.presses(person.button(creatorDialogs.save.save, dialog(person)));
  await person.seesNothingOf(dialog(person));
}

async function connectsMailbox(watch: Stopwatch): Promise<void> {
  const { person } = watch;
  const { senders } = person.words;
  await begins(watch, 'connectMailbox');
  await watch.presses(person.button(senders.sandboxAdd));
  await person.sees(dialog(person).getByText(senders.verify.success, { exact: true }));
  await watch.presses(person.button(senders.verify.done, dialog(person)));
}

async function sendsTask(watch: Stopwatch): Promise<void> {
  const { person } = watch;
  const { common, mailTasks } = person.words;
  const { page } = person;
  await begins(watch, 'sendTask');
  await watch.types(field(person, mailTasks.compose.name), 'Camping lamp');
  await watch.presses(person.button(mailTasks.add.fromLists));
  await watch.presses(dialog(person).getByRole('checkbox').first());
  await watch.presses(person.button(common.add, dialog(person)));
  await watch.presses(person.button(new RegExp(`^${mailTasks.unlock['button#other'].split(' {{')[0]}`)));
  const next = (step: string) => person.button(filled(mailTasks.steps.next, { step }));
  await watch.presses(next(mailTasks.steps.content));
  await watch.types(field(person, common.subject), 'A small idea for your next video');
  await watch.types(
    page.locator('[contenteditable=true]'),
    'Hi, we would like to send you our camping lamp.',
  );
  await watch.presses(next(mailTasks.steps.senders));
  await watch.presses(next(mailTasks.steps.preview));
  await watch.presses(next(mailTasks.steps.send));
  await watch.presses(person.button(mailTasks.send.button));
  // In the recipients' night and on a weekend, the messages wait in the queue.
  const { button, queue } = mailTasks.send;
  await watch.presses(person.button(new RegExp(`^(${button}|${queue})$`), dialog(person)));
  await page.waitForURL('**/campaignDetail/emailDetail?id=*');
}

async function makesLink(watch: Stopwatch): Promise<void> {
  const { person } = watch;
  const { shortLinks } = person.words;
  await begins(watch, 'makeLink');
  const pasted = field(person, shortLinks.quick.label);
  await watch.types(pasted, 'https://shop.example/lamp');
  await pasted.press('Enter');
  await person.sees(person.page.getByRole('table').getByText('shop.example', { exact: false }));
}

async function startsCampaign(watch: Stopwatch): Promise<void> {
  const { person } = watch;
  const { campaigns } = person.words;
  await begins(watch, 'startCampaign');
  await watch.types(field(person, campaigns.field.name), 'Spring lamps');
  await watch.presses(person.button(campaigns.form.make));
  await person.page.waitForURL('**/campaignDetail/invitation?id=*');
}

/** A new team does the five first steps that the home page offers. */
export async function newTeamJourney(watch: Stopwatch): Promise<void> {
  await watch.step('register', () => register(watch));
  await watch.step('find and save creators', () => savesCreators(watch));
  await watch.step('connect a mailbox', () => connectsMailbox(watch));
  await watch.step('send a first task', () => sendsTask(watch));
  await watch.step('make a link', () => makesLink(watch));
  await watch.step('start a campaign', () => startsCampaign(watch));
}
