import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../../contract/core/format.ts';
import type { Recipients, Show } from '../queries.ts';
import { Group } from '../../../../ui/box/Box.tsx';
import styles from './recipients.module.css';
import { everybodyIn, reasons } from './show-state.ts';

export interface ReasonChipsProps {
  counts: Pick<Recipients, 'ok' | 'reasons'> | undefined;
  show: Show;
  onShow: (show: Show) => void;
}

/** How many get the mail, and how many do not, by reason; each chip filters the table. */
export function ReasonChips({ counts, show, onShow }: ReasonChipsProps) {
  const { t } = useTranslation('mail-tasks');
  const { t: words } = useTranslation('mail-texts');
  const countOf = (reason: string) => counts?.reasons.find(each => each.reason === reason)?.count ?? 0;
  const chips: { value: Show; label: string; count: number; tone: string }[] = [
    {
      value: 'all',
      label: t('all', { ns: 'common' }),
      count: counts ? everybodyIn(counts) : 0,
      tone: 'plain',
    },
    { value: 'ok', label: t('recipients.ok'), count: counts?.ok ?? 0, tone: 'good' },
    ...reasons
      .filter(reason => countOf(reason) > 0 || reason === show)
      .map(reason => ({
        value: reason,
        label: words(`leaveOut.${reason}`),
        count: countOf(reason),
        tone: 'warn',
      })),
  ];
  return (
    <Group
      gap={8}
      align="stretch"
      wrap
      className={styles.chips}
      role="group"
      aria-label={t('recipients.show')}
    >
      {chips.map(({ value, label, count, tone }) => (
        <Group
          as="button"
          inline
          gap={6}
          tone="soft"
          py={0}
          px={12}
          border
          ground="surface"
          pointer
          key={value}
          type="button"
          data-tone={tone}
          aria-pressed={value === show}
          onClick={() => onShow(value)}
        >
          {label} <b>{counts ? fullCount(count) : '…'}</b>
        </Group>
      ))}
    </Group>
  );
}
