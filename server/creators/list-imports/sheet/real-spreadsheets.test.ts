import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { ListImportFixture } from '../../../../test/fixtures/creators/list-import-fixture.ts';
import { realDataFolder } from '../../../../test/harness/real-data/real-data.ts';

const folder = path.join(realDataFolder, 'spreadsheets');
const largest = 10 * 1024 * 1024;
const files = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.(?:xls[xmb]?|ods|csv)$/.test(name))
  .filter(name => fs.statSync(path.join(folder, name)).size.valueOf() > 0)
  .toSorted();

let app: TestApp;
let fixture: ListImportFixture;

beforeAll(async () => {
  app = await startTestApp();
  fixture = await ListImportFixture.open(app, 'real', 'team');
});
afterAll(() => app.close());

it('every file is uploaded, tried and imported, or refused with advice', async () => {
  const counts = { imported: 0, unusable: 0, refused: 0 };
  for (const name of files) {
    const bytes = fs.readFileSync(path.join(folder, name));
    const { status, code, msg, data } = await fixture.send(path.basename(name), bytes);
    if (bytes.length > largest) {
      expect([name, status]).toEqual([name, 413]);
    } else if (code !== 0) {
      counts.refused++;
      expect([name, status, code, msg]).toEqual([name, 200, 1012, expect.stringMatching(/^Couldn’t import “.+”: ./u)]);
      expect(msg, name).not.toMatch(/[{}]|undefined/);
    } else if (data.basis === 'none') {
      counts.unusable++;
      expect([name, (await fixture.try(data.import.id, data.import.mapping)).fields]).toEqual([name, ['mapping']]);
      // Whatever mapping is chosen, every row gets its outcome.
      const tried = await fixture.try(data.import.id, { homepage: 0 });
      expect([name, tried.data.willAdd + tried.data.already + tried.data.willFail]).toEqual([name, data.import.rows]);
    } else {
      counts.imported++;
      const { id, mapping, rows } = data.import;
      const { willAdd, already, willFail } = (await fixture.try(id, mapping)).data;
      expect([name, willAdd + already + willFail]).toEqual([name, rows]);
      const started = await fixture.start(id, mapping);
      expect([name, started.code]).toEqual([name, 0]);
      await fixture.run(started.data.workId);
      const { data: shown } = await fixture.show(id);
      expect([name, shown.import]).toMatchObject([name, { state: 'done', succeeded: willAdd + already, failed: willFail }]);
    }
  }
  console.log(`${files.length} spreadsheets: ${JSON.stringify(counts)}`);
  expect(counts.refused).toBeGreaterThan(0);
  expect(counts.unusable + counts.imported).toBeGreaterThan(0);
}, 300_000); // oxfmt-ignore
