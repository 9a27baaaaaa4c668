import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import en from '../../../i18n/en/creators/team-creators.ts';
import zh from '../../../i18n/zh/creators/team-creators.ts';
import { addedText, isDoubtful } from './added-text.ts';

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

test.each([
  [{ added: 1200 }, '已把 1,200 位达人加入候选', 'Added 1,200 candidates', false],
  [
    { added: 1, already: 3 },
    '已把 1 位达人加入候选，3 位已在候选中',
    'Added 1 candidate; 3 already candidates',
    false,
  ],
  [{ already: 1 }, '1 位已在候选中', '1 already a candidate', true],
  [
    { added: 2, blocked: 1, leftOut: 4 },
    '已把 2 位达人加入候选，1 位在黑名单中，没有加入，4 位超出候选上限，没有加入',
    'Added 2 candidates; 1 skipped: blacklisted; 4 skipped: campaign full',
    true,
  ],
  [{}, '没有可处理的达人', 'No creators to apply this to', true],
])('%o', (some, inZh, inEn, doubtful) => {
  const added = { added: 0, already: 0, blocked: 0, leftOut: 0, ...some };
  expect(addedText(texts.getFixedT('zh', 'team-creators'), added)).toBe(inZh);
  expect(addedText(texts.getFixedT('en', 'team-creators'), added)).toBe(inEn);
  expect(isDoubtful(added)).toBe(doubtful);
});
