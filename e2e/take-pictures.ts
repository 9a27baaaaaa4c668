/**
 * `node e2e/take-pictures.ts ADDRESS` renews the pictures of the help, of README.md and of the landing page from the demo
 * world of a running sandbox, once its tray says that the demo world is complete. Always the same windows and pages, in
 * Chinese and English. Names of pictures and languages behind the address take only those:
 * `… http://127.0.0.1:8080 en inbox link landing`. Without an address it only makes the moving pictures again, from the
 * pictures that are there.
 */
import { takeHelpPictures, makeMovingPicture } from './pictures/help-pictures.ts';
import { takeLandingPictures } from './pictures/landing-pictures.ts';
import { demoPages } from './pictures/demo-pages.ts';
import { launchBrowser } from '../test/harness/browser/test-browser.ts';
import { tokensOf } from './harness/sign-in.ts';

const langs = ['zh', 'en'] as const;
const names = [...Object.keys(demoPages), 'landing'];

const [address, ...only] = process.argv.slice(2);
/** Without a choice among them, all are asked for. */
const isAsked = (name: string, among: readonly string[]) =>
  only.includes(name) || !only.some(each => among.includes(each));

if (address) {
  const browser = await launchBrowser();
  for (const lang of langs.filter(each => isAsked(each, langs))) {
    const visit = { address, tokens: await tokensOf(address), lang };
    await takeHelpPictures(browser, visit, name => isAsked(name, names));
    if (isAsked('landing', names)) await takeLandingPictures(browser, visit);
  }
  await browser.close();
}
for (const lang of langs) await makeMovingPicture(lang);
