import { loadSample, removeSample } from '../server/sandbox/controls/service.ts';
import { realContext } from '../server/core/real-context.ts';
import { explain, withInstallation } from './command/with-installation.ts';

const usage = `The sample creators of the sandbox.

  bin/sample remove   takes all of them away; what was imported stays
  bin/sample load     brings them back
`;

const commands: Record<string, () => Promise<string>> = {
  remove: () =>
    withInstallation(
      async ({ db }) => `${await removeSample(db, realContext('en'))} sample creators removed\n`,
    ),
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
