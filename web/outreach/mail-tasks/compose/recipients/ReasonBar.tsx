import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../../contract/core/format.ts';
import type {
  KeepableReason,
  LeaveOutReason,
} from '../../../../../contract/outreach/mail-tasks/draft-recipients.ts';
import type { Show } from '../queries.ts';
import { Group } from '../../../../ui/box/Box.tsx';
import { isKeepable, reasons } from './show-state.ts';

export interface ReasonBarProps {
  show: Show;
  /** The number of recipients on all pages. */
  total: number;
  everybody: number;
  isBusy: boolean;
  onKeep: (reason: KeepableReason, keep: boolean) => void;
  onRemove: (reason: LeaveOutReason) => void;
  onEmpty: () => void;
}

/** What the chosen reason means, and the actions on all recipients with it. */
export function ReasonBar({ show, total, everybody, isBusy, onKeep, onRemove, onEmpty }: ReasonBarProps) {
  const { t } = useTranslation('mail-tasks');
  const reason = reasons.find(each => each === show);
  const button = { variant: 'default', size: 'compact-sm', disabled: isBusy } as const;
  const number = fullCount(total);
  return (
    <Group gap={8} columnGap={12} justify="between" wrap size="md" tone="soft">
      <p>{reason ? t(`reason.${reason}`) : t('recipients.about')}</p>
      <Group as="span" inline gap={6} align="stretch" justify="end" wrap>
        {reason && isKeepable(reason) && total > 0 && (
          <>
            <Button {...button} onClick={() => onKeep(reason, true)}>
              {t('recipients.keepAll', { count: total, number })}
            </Button>
            <Button {...button} onClick={() => onKeep(reason, false)}>
              {t('recipients.leaveOutAll')}
            </Button>
          </>
        )}
        {reason && total > 0 && (
          <Button {...button} onClick={() => onRemove(reason)}>
            {t('recipients.removeAll', { count: total, number })}
          </Button>
        )}
        {!reason && everybody > 0 && (
          <Button {...button} onClick={onEmpty}>
            {t('recipients.empty')}
          </Button>
        )}
      </Group>
    </Group>
  );
}
