import { parseArgs } from 'node:util';
import { explain } from './command/with-installation.ts';
import { importAll } from './import-command/import-all.ts';
import { ReportFile } from './import-command/report-file.ts';

const usage = `Reads creators and posts out of files into the catalogue.

  bin/import [--mapping NAME] [--again] [--report FILE] [--later] FILE…

  FILE            CSV, JSON or NDJSON, gzip-packed or not, or a folder of creators' folders
  --mapping NAME  how to read it; found by its columns if absent
  --again         reads a file once more that is already imported
  --report FILE   writes all refused rows there as CSV
  --later         leaves the work to the running product
`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        again: { type: 'boolean', default: false },
        report: { type: 'string' },
        later: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}`);
    return process.exit(2);
  }
}

const { values, positionals } = readArguments();
if (values.help || !positionals.length) {
  (values.help ? process.stdout : process.stderr).write(usage);
  process.exit(values.help ? 0 : 2);
}
try {
  const report = values.report === undefined ? null : new ReportFile(values.report);
  const failed = await importAll(positionals, { ...values, report });
  report?.close();
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  process.stderr.write(explain(error));
  process.exitCode = 1;
}
