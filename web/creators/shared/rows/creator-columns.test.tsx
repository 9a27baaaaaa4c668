import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  creatorFieldNames,
  headOf,
  isColumnField,
} from '../../../../contract/core/sources/creator-fields.ts';
import { searchCreators } from '../../../../contract/creators/search/creator-search.ts';
import { sees } from '../../../../test/harness/web/acts.ts';
import { server } from '../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import { remember } from '../../../ui/settings/storage.ts';
import { creatorTables } from './column-choice.ts';

/** A value of every field with a column, and what its cell says. */
const samples = {
  category: { value: 'Travel', says: '旅行' },
  tags: { value: ['matcha'], says: 'matcha' },
  followers: { value: 4321, says: '4.32K' },
};
const columnFields = creatorFieldNames.filter(isColumnField);

test.each(columnFields)('the column of %s says its value', async field => {
  const creator = { id: 1, name: 'Lan', handle: 'lan', [field]: samples[field].value };
  server.answers(searchCreators, { creators: [creator], total: 1 });
  remember(creatorTables.search.storageKey, columnFields);
  await opens('/bloggerSearch/tiktok');
  await sees('Lan');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const at = heads.findIndex(head => head.startsWith(headOf(field).zh));
  expect(screen.getAllByRole('cell')[at]?.textContent).toContain(samples[field].says);
});
