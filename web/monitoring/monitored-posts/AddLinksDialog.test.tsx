import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addPosts, type PostLine, tryPosts } from '../../../contract/monitoring/monitored-posts.ts';
import { getProject } from '../../../contract/monitoring/monitors.ts';
import { clicks, dialog, filled, fills, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import shell from '../../i18n/zh/core/shell.ts';
import monitors from '../../i18n/zh/monitoring/monitors.ts';

const { links } = monitors;
const failed = (line: number, text: string, reason: PostLine['reason']): PostLine => ({
  line,
  text,
  outcome: 'failed',
  reason,
});
const added: PostLine = {
  line: 1,
  text: 'https://www.tiktok.com/@ann/video/7301',
  outcome: 'added',
  reason: null,
};
const rest = [
  failed(2, 'https://www.instagram.com/p/', 'notAPost'),
  failed(3, 'https://shop.example.com/x', 'otherSite'),
  failed(4, 'https://vm.tiktok.com/ZMabc/', 'shortLink'),
];
const pastes = async (lines: PostLine[]) => {
  server.answers(getProject, { project: { id: 4, name: '秋季新品', state: 'open' } });
  server.answers(tryPosts, { lines, room: 10 });
  server.answers(addPosts, { added: 1, lines });
  await opens('/monitorDetail/4?tab=posts&add=1');
  const form = await dialog(links.title);
  await fills(links.label, lines.map(({ text }) => text).join('\n'), form);
  await clicks(monitors.posts.add, form);
};

test('pasted links end in what became of each line, with the remedy', async () => {
  await pastes([added, ...rest]);
  const end = await dialog(links.title);
  for (const reason of ['notAPost', 'otherSite', 'shortLink'] as const) await sees(links.reason[reason], end);
  await sees(rest[2]?.text ?? '', end);
  await sees(filled(shell.lines.counted, { outcome: shell.lines.outcome.failed, number: 3 }), end);
  await sees(filled(shell.lines.counted, { outcome: shell.lines.outcome.added, number: 1 }), end);
  await clicks(shell.lines.close, end);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where every line was added, a toast says so', async () => {
  await pastes([added]);
  await sees(filled(links['added#other'], { number: 1 }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
