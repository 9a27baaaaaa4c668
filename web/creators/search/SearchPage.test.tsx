import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { errorTexts } from '../../../contract/core/error-texts.ts';
import { searchCreators } from '../../../contract/creators/search/creator-search.ts';
import { clicks, fills, sees, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import shell from '../../i18n/zh/core/shell.ts';
import creators from '../../i18n/zh/creators/creators.ts';

const { empty, filter, keyword } = creators;
const found = { creators: [{ id: 5, name: '阮兰', handle: 'lan' }], total: { value: 1 } };

test.each(['美食', String.raw`%_\'";`])(
  'the keyword %j is asked for as it was typed, and stays in the box through an error and a retry',
  async typed => {
    server.refuses(searchCreators, 'internal');
    await opens('/bloggerSearch/tiktok');
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: keyword.label });
    await fills(keyword.label, typed);
    await user.keyboard('{Enter}');
    const alert = within(await screen.findByRole('alert'));
    await sees(errorTexts.zh.internal, alert);
    server.answers(searchCreators, found);
    await clicks(shell.retry, alert);
    await screen.findByRole('link', { name: '阮兰' });
    expect(box.value).toBe(typed);
    expect(server.askedOf(searchCreators).at(-1)?.query).toMatchObject({ keyword: typed });
  },
);

test('a filter that the server refuses shows the error beside its field, and searches again once it is mended', async () => {
  server.refuses(searchCreators, 'invalid_request', { followerCount_start: '请填写数字' });
  await opens('/bloggerSearch/tiktok?followerCount_start=5');
  await sees(empty.faults);
  const chips = within(await screen.findByRole('group', { name: filter.title }));
  await clicks(new RegExp(`^${filter.names.followers}`), chips);
  const field = await screen.findByLabelText(filter.from);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  server.answers(searchCreators, found);
  await fills(filter.from, '100K');
  await clicks(shell.apply);
  await screen.findByRole('link', { name: '阮兰' });
  expect(server.askedOf(searchCreators).at(-1)?.query).toMatchObject({ followerCount_start: 100_000 });
});
