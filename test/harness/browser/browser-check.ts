/** Run by `npm test` before the end-to-end tests: prints the first working browser. */
import { launchBrowser } from './test-browser.ts';

try {
  const browser = await launchBrowser();
  process.stdout.write(`Browser: ${browser.browserType().name()} ${browser.version()}\n`);
  await browser.close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
