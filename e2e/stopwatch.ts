/**
 * `node e2e/stopwatch.ts ADDRESS` walks through a running sandbox as a new user would, in both languages, and prints as
 * JSON how many clicks and seconds it takes: with the demo account from a reply to the report, and with a new team from
 * the registration to a campaign by the checklist of the home page. It ends with 1 where the first takes more than
 * twelve clicks, where it meets a page without data, and where one of them meets an error or does not arrive. The demo
 * account's journey uses up one draft and one payable for each language.
 */
import type { Lang } from '../contract/core/error-texts.ts';
import { launchBrowser } from '../test/harness/browser/test-browser.ts';
import { newVisit } from './harness/browser-window.ts';
import { Person } from './harness/person.ts';
import { Stopwatch } from './harness/stopwatch.ts';
import { demoJourney } from './journeys/demo-journey.ts';
import { newTeamJourney } from './journeys/new-team-journey.ts';

const journeys = [
  { name: 'demo account', maxClicks: 12, hasData: true, walk: demoJourney },
  // A new team has nothing yet, and is told so.
  { name: 'new team', maxClicks: Infinity, hasData: false, walk: newTeamJourney },
];
const langs: readonly Lang[] = ['zh', 'en'];

const [address] = process.argv.slice(2);
if (!address) {
  process.stderr.write('node e2e/stopwatch.ts ADDRESS\n');
  process.exit(2);
}

async function take({ name, maxClicks, hasData, walk }: (typeof journeys)[number], lang: Lang) {
  const browser = await launchBrowser();
  const context = await newVisit(browser, address ?? '', { lang });
  context.setDefaultTimeout(60_000);
  const watch = new Stopwatch(new Person(await context.newPage(), lang));
  const failure = await walk(watch).then(
    () => [],
    (error: unknown) => [`stopped at ${watch.person.address()}: ${String(error)}`],
  );
  await browser.close();
  const tooMany = watch.clicks > maxClicks ? [`more than ${maxClicks} clicks`] : [];
  const seconds = Number(watch.steps.reduce((sum, step) => sum + step.seconds, 0).toFixed(1));
  const findings = [...failure, ...tooMany, ...watch.errors, ...(hasData ? watch.emptyPages : [])];
  return { journey: name, lang, clicks: watch.clicks, seconds, steps: watch.steps, findings };
}

const taken = [];
for (const journey of journeys) for (const lang of langs) taken.push(await take(journey, lang));
process.stdout.write(`${JSON.stringify(taken, null, 1)}\n`);
process.exitCode = taken.some(({ findings }) => findings.length > 0) ? 1 : 0;
