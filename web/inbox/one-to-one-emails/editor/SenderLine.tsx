import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Sender } from '../../../../contract/outreach/senders/senders.ts';
import { paths } from '../../../app/paths.ts';
import { leaveDraft } from '../../../outreach/shared/drafts/waiting-draft.ts';
import { Grid, Text } from '../../../ui/box/Box.tsx';
import styles from '../emails.module.css';

export interface SenderLineProps {
  senders: readonly Sender[] | undefined;
  senderId: number | null;
  error: string | undefined;
  onChange: (senderId: number | null) => void;
}

/** Chooses the sender, among those that can send and the current one. */
export function SenderLine({ senders, senderId, error, onChange }: SenderLineProps) {
  const { t } = useTranslation('one-to-one-emails');
  const id = useId();
  const offered = senders?.filter(({ id, state }) => state === 'verified' || id === senderId) ?? [];
  const isKnown = offered.some(({ id }) => id === senderId);
  const chosen = offered.find(({ id }) => id === senderId);
  const fault = error ?? (chosen && chosen.state !== 'verified' ? t('sender.cannotSend') : undefined);
  return (
    <Grid
      gap={0}
      columnGap={10}
      align="center"
      className={styles.line}
      data-faulty={fault ? true : undefined}
    >
      <label htmlFor={id}>{t('field.from')}</label>
      <select
        id={id}
        value={isKnown ? String(senderId) : ''}
        disabled={!senders}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}fault` : undefined}
        onChange={event => onChange(Number(event.currentTarget.value) || null)}
      >
        {!isKnown && <option value="">{senders ? t('sender.choose') : ''}</option>}
        {offered.map(({ id, name, address }) => (
          <option key={id} value={id}>
            {name} &lt;{address}&gt;
          </option>
        ))}
      </select>
      {senders && !offered.length && (
        <Text size="sm" tone="bad" leading="normal" breaks className={styles.fault}>
          {t('sender.none')}{' '}
          <Link to={paths.senders()} onClick={leaveDraft}>
            {t('sender.bind')}
          </Link>
        </Text>
      )}
      {fault && (
        <Text size="sm" tone="bad" leading="normal" breaks id={`${id}fault`} className={styles.fault}>
          {fault}
        </Text>
      )}
    </Grid>
  );
}
