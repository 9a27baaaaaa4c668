import { disguise } from '../../../../server/core/auth/password-cipher.ts';
import { readEnv } from '../../../../server/core/settings/env.ts';
import { wholeNumber, type Drawing } from './drawing.ts';

/** A password as clients send it. */
export const asSent = (password: string): string => disguise(password, readEnv({}).AUTH_PASSWORD_KEY);

/** One that may be set. */
export const newPassword = asSent('fuzz2026x');
export const otherPassword = asSent('fuzz2027y');
/** What the accounts of the fixtures have: mostly the right one, since a few wrong ones lock an account. */
const knownPassword = asSent('correct horse');

/** Tried in turn for a text whose name says nothing, or whose rule is narrow. */
export const likelyTexts: readonly string[] = [
  '2026-11-20',
  '2026-12-24',
  '2026-11-20T08:00:00.000Z',
  '2026-12-24T18:00:00Z',
  'true',
  '0',
  '1',
  'zh',
  'en',
  'US',
  'CN',
  'VN',
  'CNY',
  'USD',
  'Asia/Shanghai',
  '09:00',
  '18:00',
  'tiktok',
  'tiktok:7301234567890123456',
  'https://example.com/',
  'someone@example.com',
  '13812345678',
  'abcd1234',
  'wechat',
  'a',
  'aaaaaaaaaaaaaaaa',
  '',
];

const pick = (random: () => number, items: readonly [string, ...string[]]): string =>
  items[wholeNumber(random, 0, items.length - 1)] ?? items[0];

/** What stands in a field of this name, as people write it. */
const byName: readonly [RegExp, (drawing: Drawing, mark: string) => string][] = [
  [/^pasted$/, ({ random }, mark) => `Anna <anna.${mark}${wholeNumber(random, 1, 99)}@example.com>`],
  [
    /^links$/,
    ({ random }) =>
      `https://www.tiktok.com/@someone/video/73012345678901${wholeNumber(random, 10_000, 99_999)}`,
  ],
  [
    /profile|homepage|people|handles/i,
    ({ random }) => `https://www.tiktok.com/@person${wholeNumber(random, 1, 99)}`,
  ],
  [/url$|link$|target/i, (_, mark) => `https://example.com/${mark}`],
  [/e?mail|address|^to$/i, ({ random }, mark) => `${mark}${wholeNumber(random, 1, 99)}@example.com`],
  [/^cc$|taxNumber|trackingNumber/i, () => ''],
  [/phone|mobile/i, ({ random }) => `138${wholeNumber(random, 10_000_000, 99_999_999)}`],
  [
    /zone/i,
    ({ random }) => pick(random, ['Asia/Shanghai', 'America/New_York', 'UTC', 'Australia/Lord_Howe']),
  ],
  [/password/i, ({ random }) => (random() < 0.8 ? knownPassword : newPassword)],
  [/region|country/i, ({ random }) => pick(random, ['US', 'CN', 'VN', 'JP'])],
  [/html|brief/i, ({ random }, mark) => `<p>${mark} ${wholeNumber(random, 1, 99)}</p>`],
  [/domain|host/i, ({ random }, mark) => `go${wholeNumber(random, 1, 9999)}.${mark || 'nobody'}.example`],
  [
    /(?:On|day|from|to|until|begin|end)$/i,
    ({ random }) => `2026-${pick(random, ['11', '12'])}-${wholeNumber(random, 10, 28)}`,
  ],
  [/At$/, ({ random }) => `2026-12-${wholeNumber(random, 10, 28)}T08:00:00.000Z`],
  [/username/i, ({ random }, mark) => `${mark || 'nobody'}${wholeNumber(random, 100, 99_999)}`],
];

/** A text for a field, with the mark of whoever writes it. */
export function likelyText(name: string, drawing: Drawing): string {
  const { mark, random } = drawing;
  const found = byName.find(([pattern]) => pattern.test(name));
  if (found) return found[1](drawing, mark);
  return `${mark} ${pick(random, ['秋季新品', 'Autumn', 'مرحبا', 'Straße', '👋'])} ${wholeNumber(random, 1, 999)}`.trim();
}
