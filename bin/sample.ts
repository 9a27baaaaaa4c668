import { loadSample, removeSample } from '../server/sandbox/controls/service.ts';
import { removeDemoWorld } from '../server/sandbox/demo-world/service.ts';
import { makeDb, makePool, type Db } from '../server/core/db/database.ts';
import { realContext } from '../server/core/real-context.ts';
import { explain, withInstallation } from './command/with-installation.ts';

const usage = `The samples of the sandbox.

  bin/sample remove   takes away all sample creators and, if it was filled with a demo world, everything in the team
                      of the demo account; what was imported and every other team stay
  bin/sample load     brings the creators back; the demo account stays empty
`;

/** The demo world is removed as the owner of the tables: it has records that nobody else may delete. */
async function emptyDemoAccount(ownerUrl: string, db: Db): Promise<boolean> {
  const ownerDb = makeDb(makePool({ url: ownerUrl, poolSize: 2, onIdleError: () => undefined }));
  try {
    return await removeDemoWorld(ownerDb, db, realContext());
  } finally {
    await ownerDb.destroy();
  }
}

const commands: Record<string, () => Promise<string>> = {
  remove: () =>
    withInstallation(async ({ db, ownerUrl }) => {
      const wasFilled = await emptyDemoAccount(ownerUrl, db);
      const creators = `${await removeSample(db, realContext('en'))} sample creators removed\n`;
      return wasFilled ? `the demo account is empty again\n${creators}` : creators;
    }),
  load: () =>
    withInstallation(async ({ db }) => {
      await loadSample(db, realContext('en'), {
        again: true,
        onProgress: (done, of) => process.stderr.write(`\r${done} of ${of} sample creators`),
      });
      return '\nloaded\n';
    }),
};

const command = commands[process.argv[2] ?? ''];
if (!command) {
  process.stderr.write(usage);
  process.exit(2);
}
try {
  process.stdout.write(await command());
} catch (error) {
  process.stderr.write(explain(error));
  process.exitCode = 1;
}
