import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import type { LineOutcome, LineResult } from '../../../contract/core/line-results.ts';
import { Group, Stack } from '../box/Box.tsx';
import { Tag, type TagProps } from '../labels/Tag.tsx';
import { Scrollable } from '../tables/Scrollable.tsx';
import styles from './LineResults.module.css';

const maxShown = 200;

const tones = {
  added: 'good',
  updated: 'good',
  already: 'plain',
  failed: 'bad',
} as const satisfies Record<LineOutcome, TagProps['tone']>;
const outcomes = Object.keys(tones) as LineOutcome[];

/** Whether every line was added, so that a toast says enough. */
export const isAllAdded = (results: readonly LineResult<string>[]): boolean =>
  results.every(({ outcome }) => outcome === 'added');

export interface LineResultsProps<Reason extends string> {
  results: readonly LineResult<Reason>[];
  /** Why, and what to do about it. */
  reasonText: (reason: Reason) => string;
  /** What will happen, instead of what happened. */
  isTry?: boolean;
}

/** What became of each line of a paste: how many have each outcome, then those with a reason, then the others. */
export function LineResults<Reason extends string>({ results, reasonText, isTry }: LineResultsProps<Reason>) {
  const { t } = useTranslation();
  const nameOf = (outcome: LineOutcome) =>
    isTry ? t(`lines.will.${outcome}`) : t(`lines.outcome.${outcome}`);
  const counts = outcomes.flatMap(outcome => {
    const count = results.filter(each => each.outcome === outcome).length;
    return count ? [{ outcome, count }] : [];
  });
  const inOrder = results.toSorted((a, b) => Number(a.reason === null) - Number(b.reason === null));
  const more = results.length - maxShown;
  return (
    <Stack gap={8} shrink>
      <Group as="p" gap={4} columnGap={16} wrap weight={600}>
        {counts.map(({ outcome, count }) => (
          <Tag key={outcome} tone={tones[outcome]}>
            {t('lines.counted', { outcome: nameOf(outcome), number: fullCount(count) })}
          </Tag>
        ))}
      </Group>
      <Scrollable as="ul" className={styles.lines} aria-label={t('lines.label')}>
        {inOrder.slice(0, maxShown).map(({ line, text, outcome, reason }, at) => (
          <li key={`${line} ${text} ${at}`}>
            <span className={styles.lineNumber}>{t('lines.line', { line })}</span>
            <Tag tone={tones[outcome]}>{nameOf(outcome)}</Tag>
            <bdi title={text}>{text}</bdi>
            {reason !== null && <span>{reasonText(reason)}</span>}
          </li>
        ))}
        {more > 0 && <li>{t('lines.more', { count: more, number: fullCount(more) })}</li>}
      </Scrollable>
    </Stack>
  );
}

/** The end of a paste in its dialog: what became of each line, until it is closed. */
export function LineResultsEnd<Reason extends string>({
  onClose,
  ...props
}: LineResultsProps<Reason> & { onClose: () => void }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  // The form that had the focus is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <Stack gap={12} shrink role="status">
      <LineResults {...props} />
      <Group gap={8} justify="end">
        <Button ref={button} onClick={onClose}>
          {t('lines.close')}
        </Button>
      </Group>
    </Stack>
  );
}
