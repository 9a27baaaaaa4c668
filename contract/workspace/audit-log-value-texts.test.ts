import { expect, test } from 'vitest';
import { recordedValueText } from './audit-log-value-texts.ts';

test.each([
  ['goals', 'plays: 5000000, clicks: 20', '播放 5000000, 点击 20', 'Plays 5000000, Clicks 20'],
  ['platforms', 'tiktok, youtube', 'TikTok, YouTube', 'TikTok, YouTube'],
  ['origin', 'list', '收藏夹', 'A list'],
  ['state', 'agreed', '已达成', 'Agreed'],
  ['name', 'plays: 5, tiktok', 'plays: 5, tiktok', 'plays: 5, tiktok'],
  ['state', 'approved', '已通过', 'Approved'],
  ['state', 'changesWanted', '需修改', 'Changes requested'],
  ['state', 'unknown', 'unknown', 'unknown'],
])('the recorded %s %j is told in words', (field, value, zh, en) => {
  expect([recordedValueText('zh', field, value), recordedValueText('en', field, value)]).toEqual([zh, en]);
});
