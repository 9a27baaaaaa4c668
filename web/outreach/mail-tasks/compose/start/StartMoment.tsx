import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../session/session.ts';
import { siteNow } from '../../../../ui/dates/site-clock.ts';
import { toField } from '../../../../ui/dates/local-time.ts';
import { MomentField } from '../../../../ui/dates/fields/MomentField.tsx';

export interface StartMomentProps {
  value: string;
  isPast: boolean;
  onChange: (value: string) => void;
}

/** The start, in the team's time zone. */
export function StartMoment({ value, isPast, onChange }: StartMomentProps) {
  const { t } = useTranslation('mail-tasks');
  const { user } = useSession();
  return (
    <MomentField
      label={t('send.moment')}
      value={value}
      min={toField(new Date(siteNow()).toISOString())}
      hint={t('send.zone', { zone: user.timeZone })}
      error={isPast ? t('send.past') : undefined}
      onChange={onChange}
    />
  );
}
