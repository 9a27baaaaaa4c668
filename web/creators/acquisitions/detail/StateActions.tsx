import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconRotateClockwise } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AcquisitionReason } from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import type { Acquisition } from '../../../../contract/creators/acquisitions/acquisitions.ts';
import { paths } from '../../../app/paths.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { MoreMenu } from '../../../ui/overlays/MoreMenu.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { canRemove, deedsFor } from './acquisition-deeds.ts';
import { type Deed, useRemove, useChangeState } from '../queries.ts';

const icons = {
  pause: IconPlayerPause,
  resume: IconPlayerPlay,
  retry: IconRotateClockwise,
  runAgain: IconRefresh,
} as const;
const buttons = ['resume', 'retry', 'runAgain', 'pause'] as const satisfies Deed[];

export interface StateActionsProps {
  of: Acquisition;
  reasons: readonly { reason: AcquisitionReason }[];
}

/** The possible actions on an acquisition, for those who may act. */
export function StateActions({ of, reasons }: StateActionsProps) {
  const { t } = useTranslation('acquisitions');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'stop' | 'removal'>();
  const close = () => setAsked(undefined);
  const changeState = useChangeState(of, deed => {
    close();
    showToast('success', t(`notice.${deed}`));
  });
  const remove = useRemove(of, () => {
    showToast('success', t('notice.remove', { name: of.name }));
    void navigate(paths.acquisitions());
  });
  if (!of.mine) return null;
  const deeds = deedsFor(of, reasons);
  const stop = { text: t('deed.stop'), isDangerous: true, onChoose: () => setAsked('stop') };
  const removal = { text: t('deed.remove'), isDangerous: true, onChoose: () => setAsked('removal') };
  const rare = [...(deeds.includes('stop') ? [stop] : []), ...(canRemove(of) ? [removal] : [])];
  return (
    <>
      {buttons
        .filter(deed => deeds.includes(deed))
        .map(deed => {
          const Icon = icons[deed];
          return (
            <Button
              key={deed}
              variant={deed === 'resume' ? 'filled' : 'default'}
              leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
              loading={changeState.isPending && changeState.variables === deed}
              onClick={() => changeState.mutate(deed)}
            >
              {t(`deed.${deed}`)}
            </Button>
          );
        })}
      {rare.length > 0 && <MoreMenu isBesideButtons label={t('deed.more')} actions={[rare]} />}
      {asked && (
        <ConfirmDialog
          title={t(`${asked}.title`, { name: of.name })}
          confirm={t(`${asked}.confirm`)}
          isDangerous
          isBusy={changeState.isPending || remove.isPending}
          onCancel={close}
          onConfirm={() => (asked === 'stop' ? changeState.mutate('stop') : remove.mutate())}
        >
          {t(`${asked}.about`)}
        </ConfirmDialog>
      )}
    </>
  );
}
