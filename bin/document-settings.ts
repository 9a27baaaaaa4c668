/** `node bin/document-settings.ts` writes the table of the settings into docs/zh/settings.md and docs/en/settings.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsTable } from '../server/core/settings/settings-table.ts';

const mark = /<!-- settings -->[\s\S]*<!-- end -->/;
const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

for (const lang of ['zh', 'en'] as const) {
  const file = join(import.meta.dirname, '../docs', lang, 'settings.md');
  const [head = [], ...rows] = settingsTable(lang);
  const table = [rowOf(head), rowOf(head.map(() => '---')), ...rows.map(rowOf)].join('\n');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(mark, () => `<!-- settings -->\n\n${table}\n\n<!-- end -->`),
  );
}
