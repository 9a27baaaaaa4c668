import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../../contract/core/format.ts';
import { useSession } from '../../../../session/session.ts';
import { siteNow } from '../../../../ui/dates/site-clock.ts';
import { fromField, toField } from '../../../../ui/dates/local-time.ts';
import { MomentField } from '../../../../ui/dates/MomentField.tsx';

export interface StartMomentProps {
  value: string;
  isPast: boolean;
  onChange: (value: string) => void;
}

const viewerZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The start in the viewer's time zone, with the team's time beside it. */
export function StartMoment({ value, isPast, onChange }: StartMomentProps) {
  const { t } = useTranslation('mail-tasks');
  const { user } = useSession();
  const own = viewerZone();
  const at = fromField(value);
  const hint =
    own === user.timeZone
      ? t('send.zone', { zone: own })
      : t('send.zones', { own, team: user.timeZone, at: dateTime(at, user.timeZone) });
  return (
    <MomentField
      label={t('send.moment')}
      value={value}
      min={toField(new Date(siteNow()).toISOString())}
      hint={hint}
      error={isPast ? t('send.past') : undefined}
      onChange={onChange}
    />
  );
}
