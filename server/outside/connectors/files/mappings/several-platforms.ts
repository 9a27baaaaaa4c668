import type { CatalogueRecord } from '../../../../../contract/core/sources/source-records.ts';
import type { Platform } from '../../../../../contract/core/platform.ts';
import { profileLink } from '../../../../../contract/core/pasted-links/profile-links.ts';
import { shown, CellFault } from '../formats/import-fault.ts';
import { accountOf } from '../fields/account-handles.ts';
import { creatorRecord, fits, required, type Mapping } from './mapping.ts';
import { count, text, words } from '../fields/field-readers.ts';
import type { Row } from '../fields/table-row.ts';

const columns: { platform: Platform; column: string }[] = [
  { platform: 'instagram', column: 'Instagram' },
  { platform: 'youtube', column: 'YouTube' },
  { platform: 'tiktok', column: 'TikTok' },
];

/**
 * One person per row with links to accounts on several platforms: one creator for each link. A row that its author
 * marked with "#" has guessed links and is refused.
 */
export const severalPlatforms: Mapping = {
  name: 'several-platforms',
  source: { zh: '多平台名人表', en: 'People on several platforms' },
  detect: sample => (fits(sample, ['Name', 'Instagram', 'YouTube', 'TikTok']) ? readPerson : undefined),
};

const name = text('Name');
const category = text('Category');
const description = text('Description');
const emails = words('Email');

function readPerson(row: Row): CatalogueRecord[] {
  const person = required(name(row), row.label('Name'), 'name');
  if (person.startsWith('#')) throw new CellFault(row.label('Name'), { code: 'commented-out' });
  const about = category(row);
  const records = columns.flatMap(({ platform, column }) => {
    const link = text(column)(row);
    if (link === undefined) return [];
    const account = accountOf(link);
    const handle = account?.handle ?? account?.platformId;
    if (!account || handle === undefined || account.platform !== platform) {
      throw new CellFault(row.label(column), { code: 'wrong-value', expected: 'link', value: shown(link) });
    }
    return creatorRecord({
      platform,
      platformId: account.platformId,
      handle,
      name: person,
      homepageUrl: account.platformId === undefined ? profileLink(platform, handle) : link,
      bio: description(row),
      category: about,
      tags: about
        ?.split('/')
        .map(tag => tag.trim())
        .filter(tag => tag !== ''),
      followers: count(`${column}_Followers`)(row),
      likes: count(`${column}_Likes`)(row),
      emails: emails(row),
    });
  });
  if (records.length === 0)
    throw new CellFault(row.label('Instagram'), { code: 'missing-value', expected: 'link' });
  return records;
}
