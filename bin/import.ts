import { parseArgs } from 'node:util';
import { explain } from './command/with-installation.ts';
import { importAll } from './import-command/import-all.ts';
import { readGuide, WrongArgument } from './import-command/read-guide.ts';
import { ReportFile } from './import-command/report-file.ts';
import { tryAll } from './import-command/try-all.ts';

const usage = `Reads creators and posts out of files into the catalogue.

  bin/import [OPTION …] FILE…

  FILE                CSV, Excel, JSON or NDJSON, gzip-packed or not, or a folder of creators' folders
  --dry-run           shows how each file would be read, and its first records; writes nothing
  --platform NAME     tiktok, youtube or instagram: of all accounts in the file
  --map COLUMN=FIELD  what a column holds, in the names of the native format; "ignore" for nothing. May be repeated
  --observed-at DAY   when the figures were seen, for rows that do not say it: 2026-01-31
  --mapping NAME      how to read it; found by its columns if absent
  --again             reads a file once more that is already imported
  --report FILE       writes all refused rows there as CSV
  --later             leaves the work to the running product

What nobody dates never replaces what has a date. Exits with 1 if a file could not be read.
`;

function readArguments() {
  try {
    const read = parseArgs({
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        platform: { type: 'string' },
        map: { type: 'string', multiple: true },
        'observed-at': { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        again: { type: 'boolean', default: false },
        report: { type: 'string' },
        later: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return { ...read, guide: readGuide(read.values) };
  } catch (error) {
    const isTypo = error instanceof WrongArgument || error instanceof TypeError;
    if (!isTypo) throw error;
    process.stderr.write(`${error.message}\n\n${usage}`);
    return process.exit(2);
  }
}

const { values, positionals, guide } = readArguments();
if (values.help || !positionals.length) {
  (values.help ? process.stdout : process.stderr).write(usage);
  process.exit(values.help ? 0 : 2);
}
try {
  if (values['dry-run']) {
    process.exitCode = (await tryAll(positionals, guide)) ? 1 : 0;
  } else {
    const report = values.report === undefined ? null : new ReportFile(values.report);
    const failed = await importAll(positionals, { ...values, guide, report });
    report?.close();
    process.exitCode = failed ? 1 : 0;
  }
} catch (error) {
  process.stderr.write(explain(error));
  process.exitCode = 1;
}
