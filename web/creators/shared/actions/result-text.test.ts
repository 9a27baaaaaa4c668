import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import en from '../../../i18n/en/creators/team-creators.ts';
import zh from '../../../i18n/zh/creators/team-creators.ts';
import { isDoubtful, resultText } from './result-text.ts';

const texts = i18next.createInstance();
beforeAll(() =>
  texts.init({
    lng: 'zh',
    fallbackLng: false,
    pluralSeparator: '#',
    contextSeparator: '#',
    interpolation: { escapeValue: false },
    resources: { zh: { 'team-creators': zh }, en: { 'team-creators': en } },
  }),
);

const refusals = [{ creatorId: 7, name: 'Bếp', reason: '报价后失联' }];

test.each([
  [
    { done: 128, unchanged: 3 },
    '已加入 128 位达人，3 位已在收藏夹中',
    '128 creators added; 3 already in the list',
  ],
  [{ done: 1 }, '已加入 1 位达人', '1 creator added'],
  [{ done: 12_000 }, '已加入 12,000 位达人', '12,000 creators added'],
  [{ unchanged: 1 }, '1 位已在收藏夹中', '1 already in the list'],
  [
    { done: 2, refused: 1, refusals },
    '已加入 2 位达人，1 位未处理，如 Bếp：报价后失联',
    '2 creators added; 1 skipped; e.g. Bếp: 报价后失联',
  ],
  [{}, '没有可处理的达人', 'No creators to apply this to'],
])('%j', (counts, inChinese, inEnglish) => {
  const result = { asked: 0, done: 0, unchanged: 0, refused: 0, refusals: [], ...counts };
  const words = (lang: string) => resultText(texts.getFixedT(lang, 'team-creators'), 'addToList', result);
  expect([words('zh'), words('en')]).toEqual([inChinese, inEnglish]);
});

test.each([
  [{ done: 3, refused: 0 }, false],
  [{ done: 3, refused: 1 }, true],
  [{ done: 0, refused: 0 }, true],
])('%j is worth a second look: %j', (counts, isSo) =>
  expect(isDoubtful({ asked: 3, unchanged: 0, refusals: [], ...counts })).toBe(isSo),
);
