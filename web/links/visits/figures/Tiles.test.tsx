import { expect, test } from 'vitest';
import { filled, sees, seesNothingOf } from '../../../../test/harness/web/acts.ts';
import { renderKit, textsStarted } from '../../../../test/harness/web/render-kit.tsx';
import { violations } from '../../../../test/harness/web/accessibility.ts';
import en from '../../../i18n/en/links/visits.ts';
import { loadTextsIn } from '../../../i18n/texts.ts';
import zh from '../../../i18n/zh/links/visits.ts';
import { Tiles } from './Tiles.tsx';

const figures = { pv: 3000, uv: 1700, uvByCookie: 1200, newVisitors: 900, days: [], hours: null };

test.each([
  ['zh', zh],
  ['en', en],
] as const)(
  'the tiles say in %s how many visitors were told by cookie, and how many without',
  async (lang, texts) => {
    await textsStarted();
    await loadTextsIn(lang, 'visits');
    await renderKit(<Tiles figures={figures} isStale={false} />, lang);
    await sees('1,700');
    await sees(filled(texts.tile.told, { byCookie: '1,200', bySender: '500' }));
    expect(await violations()).toEqual([]);
  },
);

test('nobody is told in any way before the figures are there', async () => {
  await renderKit(<Tiles figures={undefined} isStale={false} />);
  await seesNothingOf(/Cookie/);
});
