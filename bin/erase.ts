import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import '../server/hooks.ts';
import { dataKindTexts } from '../contract/core/personal-data/data-kinds.ts';
import { realContext } from '../server/core/real-context.ts';
import type { HeldRows } from '../server/core/db/personal-data/read-rows.ts';
import { certificateOf } from '../server/workspace/erasures/certificate.ts';
import { countHeld, exportOf } from '../server/workspace/erasures/export-person.ts';
import { findPerson } from '../server/workspace/erasures/find-person.ts';
import { findErasure, readHeld, requestErasure, runErasures } from '../server/workspace/erasures/service.ts';
import { explain, withInstallation } from './command/with-installation.ts';

const usage = `Exports or erases everything about one person: over all teams, tables and files.

  bin/erase WHO [--export FILE] [--preview] [--yes]

  WHO            an email address, or the address of a creator's page
  --export FILE  writes what is held as JSON, and erases nothing
  --preview      says what is held by kind and count, and erases nothing
  --yes          erases without asking

An address that only one creator has leads to that creator too. Afterwards the person stays out: files and sources
that name them again are refused. Amounts and figures of campaigns, ledgers and statistics do not change. A certificate
says what was done. An erasure that is interrupted is completed by the product, or by running this again.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    export: { type: 'string' },
    preview: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});
const who = positionals[0];
if (!who || positionals.length > 1 || values.help) {
  process[values.help ? 'stdout' : 'stderr'].write(usage);
  process.exit(values.help ? 0 : 2);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

function preview(held: readonly HeldRows[]): void {
  for (const { kind, rows, quoting } of countHeld(held))
    say(`${dataKindTexts.en[kind]}: ${rows}${quoting ? `, quoted ${quoting} times` : ''}`);
  if (!held.length) say('Nothing is held.');
}

async function isConfirmed(text: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const typed = await lines.question(`This cannot be undone. Type ${text} to erase it: `);
  lines.close();
  return typed.trim() === text;
}

class NotErasedError extends Error {}

try {
  await withInstallation(async ({ db }) => {
    const ctx = realContext('en');
    // What was interrupted comes first.
    await runErasures(db, ctx);
    const person = await findPerson(db, ctx, who);
    if (!person)
      throw new NotErasedError(`Nobody is known by ${who}; give an email address or a creator's page`);
    const held = await readHeld(db, ctx, person);
    if (values.export !== undefined) {
      await writeFile(values.export, exportOf(person, held, ctx.now()), { mode: 0o600 });
      return say(`Written to ${values.export}`);
    }
    preview(held);
    if (values.preview) return;
    if (!values.yes && !(await isConfirmed(who))) throw new NotErasedError('Nothing was erased');
    const id = await requestErasure(db, ctx, person);
    await runErasures(db, ctx);
    say('');
    process.stdout.write(certificateOf(await findErasure(db, ctx, id), 'en'));
  });
} catch (error) {
  process.stderr.write(error instanceof NotErasedError ? `${error.message}\n` : explain(error));
  process.exitCode = 1;
}
