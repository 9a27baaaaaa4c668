import { describe, expect, test } from 'vitest';
import type { CreatorRecord } from '../../../../contract/core/sources/source-records.ts';
import { asFiled, isTheirs, type KnownCreator } from './account-match.ts';

const known = (more: Partial<KnownCreator> = {}): KnownCreator => ({
  platform: 'youtube',
  platform_id: 'UC1',
  handle: 'Lan',
  ...more,
});
const account = (more: Partial<CreatorRecord> = {}): CreatorRecord => ({
  type: 'creator',
  platform: 'youtube',
  platformId: 'UC1',
  handle: 'lan',
  ...more,
});

describe('an account is the creator’s', () => {
  test.each<[string, KnownCreator, CreatorRecord, boolean]>([
    ['by its id, whatever its handle is now', known(), account({ handle: 'lan_new' }), true],
    ['by its handle where no id is known', known({ platform_id: null }), account(), true],
    ['by its handle in other letters', known({ platform_id: null, handle: '@ＬＡＮ' }), account(), true],
    ['not by a handle that was given up', known(), account({ platformId: 'UC2' }), false],
    ['not where neither fits', known(), account({ platformId: 'UC2', handle: 'minh' }), false],
    ['not by another handle alone', known({ platform_id: null }), account({ handle: 'minh' }), false],
    [
      'by its handle where ids differ from app to app',
      known({ platform: 'tiktok', platform_id: '68' }),
      account({ platform: 'tiktok', platformId: '-000a' }),
      true,
    ],
    [
      'on another platform, where anybody may be them',
      known(),
      account({ platform: 'tiktok', handle: 'minh' }),
      true,
    ],
  ])('%s', (_name, creator, record, expected) => {
    expect(isTheirs(creator, record)).toBe(expected);
  });
});

describe('an account is filed', () => {
  test.each<[string, KnownCreator, CreatorRecord, string | undefined]>([
    ['under the id of its channel', known({ platform_id: null }), account(), 'UC1'],
    [
      'under the id that is known',
      known({ platform: 'tiktok', platform_id: '68' }),
      account({ platform: 'tiktok', platformId: '-000a' }),
      '68',
    ],
    [
      'without an id that only this app knows',
      known({ platform: 'tiktok', platform_id: null }),
      account({ platform: 'tiktok', platformId: '-000a' }),
      undefined,
    ],
    [
      'without the invited creator’s id on another platform',
      known(),
      account({ platform: 'instagram', platformId: '17' }),
      undefined,
    ],
  ])('%s', (_name, creator, record, expected) => {
    expect(asFiled(creator, record).platformId).toBe(expected);
  });
});
