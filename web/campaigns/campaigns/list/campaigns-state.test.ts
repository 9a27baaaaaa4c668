import { expect, it } from 'vitest';
import { readCampaigns, writeCampaigns } from './campaigns-state.ts';

it.each([
  ['', ''],
  ['state=running&keyword=tea&mine=1&page=2', 'state=running&keyword=tea&mine=1&page=2'],
  ['state=nonsense&mine=yes&keyword=', ''],
])('%j is read and written as %j', (given, written) => {
  expect(writeCampaigns(readCampaigns(new URLSearchParams(given))).toString()).toBe(written);
});
