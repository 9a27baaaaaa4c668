import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit, textsStarted } from '../../../test/harness/web/render-kit.tsx';
import { loadTextsIn } from '../../i18n/texts.ts';
import { useQueueText } from './use-queue-text.ts';

function Times({ crons }: { crons: readonly string[] }) {
  const { timeOf, nameOf } = useQueueText();
  return <p data-testid="times">{[...crons.map(timeOf), nameOf('a.new-one')].join(' | ')}</p>;
}

const crons = ['* * * * *', '*/5 * * * *', '7 * * * *', '30 3 * * *', '0 3 * * 1', '1,2 * * * *'];

test.each([
  ['zh', '每分钟 | 每 5 分钟 | 每小时第 07 分 | 每天 03:30（UTC） | 0 3 * * 1 | 1,2 * * * * | a.new-one'],
  ['en', 'Every minute | Every 5 minutes | Every hour at :07 | Every day at 03:30 UTC | 0 3 * * 1 | 1,2 * * * * | a.new-one'],
] as const)('times of queues are said in words, and unknown ones as they are: %s', async (lang, expected) => {
  await textsStarted();
  await loadTextsIn(lang, 'operations');
  await renderKit(<Times crons={crons} />, lang);
  expect(screen.getByTestId('times').textContent).toBe(expected);
}); // oxfmt-ignore
