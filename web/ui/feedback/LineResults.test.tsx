import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LineResult } from '../../../contract/core/line-results.ts';
import { violations } from '../../../test/harness/web/accessibility.ts';
import { clicks } from '../../../test/harness/web/acts.ts';
import { renderKit } from '../../../test/harness/web/render-kit.tsx';
import en from '../../i18n/en/core/shell.ts';
import zh from '../../i18n/zh/core/shell.ts';
import { isAllAdded, LineResults, LineResultsEnd } from './LineResults.tsx';

type Line = LineResult<'bad' | 'twice'>;
const line = (line: number, outcome: Line['outcome'], reason: Line['reason'] = null): Line => ({
  line,
  text: `text ${line}`,
  outcome,
  reason,
});
const mixed = [line(1, 'added'), line(2, 'failed', 'bad'), line(3, 'updated'), line(4, 'already', 'twice'), line(5, 'added')]; // oxfmt-ignore
const reasonText = (reason: 'bad' | 'twice') => `because ${reason}`;
const items = () => within(screen.getByRole('list')).getAllByRole('listitem').map(item => item.textContent); // oxfmt-ignore

test.each([
  ['zh', zh.lines],
  ['en', en.lines],
] as const)('every line is told, those with a reason first, and each outcome is counted: %s', async (lang, texts) => {
  const { container } = await renderKit(<LineResults results={mixed} reasonText={reasonText} />, lang);
  const count = (outcome: Line['outcome'], number: string) =>
    texts.counted.replace('{{outcome}}', texts.outcome[outcome]).replace('{{number}}', number);
  for (const [outcome, number] of [['added', '2'], ['updated', '1'], ['already', '1'], ['failed', '1']] as const)
    expect(container.textContent).toContain(count(outcome, number));
  const nameOf = (at: number) => texts.line.replace('{{line}}', String(at));
  expect(items()).toEqual([
    `${nameOf(2)}${texts.outcome.failed}text 2because bad`,
    `${nameOf(4)}${texts.outcome.already}text 4because twice`,
    `${nameOf(1)}${texts.outcome.added}text 1`,
    `${nameOf(3)}${texts.outcome.updated}text 3`,
    `${nameOf(5)}${texts.outcome.added}text 5`,
  ]);
  expect(await violations()).toEqual([]);
}); // oxfmt-ignore

test('a dry run says what will happen, and of many lines how many more there are', async () => {
  const many = Array.from({ length: 203 }, (_, at) => line(at + 1, 'added'));
  await renderKit(<LineResults isTry results={many} reasonText={reasonText} />);
  expect(items()[0]).toContain(zh.lines.will.added);
  expect(items()).toHaveLength(201);
  expect(items().at(-1)).toBe(zh.lines['more#other'].replace('{{number}}', '3'));
});

test('the end of a paste takes the focus, and is closed by its button', async () => {
  const onClose = vi.fn();
  await renderKit(<LineResultsEnd results={mixed} reasonText={reasonText} onClose={onClose} />);
  expect(document.activeElement?.textContent).toBe(zh.lines.close);
  await clicks(zh.lines.close);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a toast is enough only if every line was added', () => {
  expect([isAllAdded([line(1, 'added')]), isAllAdded(mixed), isAllAdded([line(1, 'already')])]).toEqual([true, false, false]); // oxfmt-ignore
});
