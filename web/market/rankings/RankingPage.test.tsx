import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rankVideos, getTag } from '../../../contract/market/rankings.ts';
import { violations } from '../../../test/harness/web/accessibility.ts';
import { filled, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import shell from '../../i18n/zh/core/shell.ts';
import rankings from '../../i18n/zh/market/rankings.ts';

test.each([
  ['/rankingVideo?platform=youtube', rankVideos],
  ['/rankingTag/youtube/tea', getTag],
])('%s of a platform that the plan lacks leads to the plans', async (path, endpoint) => {
  server.refuses(endpoint, 'entitlement_missing');
  await opens(path);
  await sees(filled(rankings.notInPlan, { platform: 'YouTube' }));
  const link = screen.getByRole('link', { name: shell.error.toPlans });
  expect(link.getAttribute('href')).toBe('/vip');
  expect(await violations(screen.getByRole('main'))).toEqual([]);
});
