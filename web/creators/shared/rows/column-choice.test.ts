import { expect, test } from 'vitest';
import { creatorFieldNames, isColumnField } from '../../../../contract/core/sources/creator-fields.ts';
import { creatorTables } from './column-choice.ts';

test.each(['search', 'list'] as const)('%s offers every field that has a column', table => {
  const offered: readonly string[] = creatorTables[table].offered;
  expect(creatorFieldNames.filter(isColumnField).filter(field => !offered.includes(field))).toEqual([]);
});
