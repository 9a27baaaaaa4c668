import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { CopyLine } from '../../../ui/copy/CopyLine.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { Stack } from '../../../ui/box/Box.tsx';
import type { useConnections } from './queries.ts';

export interface InviteButtonProps {
  inviting: ReturnType<typeof useConnections>['inviting'];
  /** There is a link, which a new one may replace. */
  isInvited: boolean;
}

/** Creates the link, which is shown once; if there is one already, asks first. */
export function InviteButton({ inviting, isInvited }: InviteButtonProps) {
  const { t } = useTranslation('refreshes');
  const [isAsking, setAsking] = useState(false);
  const make = () => inviting.mutate(undefined, { onSettled: () => setAsking(false) });
  const made = inviting.data;
  return (
    <>
      <Button
        variant={isInvited ? 'default' : 'filled'}
        leftSection={<IconLink size={16} aria-hidden />}
        loading={inviting.isPending}
        onClick={isInvited ? () => setAsking(true) : make}
      >
        {t(isInvited ? 'connections.inviteAgain' : 'connections.invite')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('connections.again.title')}
          confirm={t('connections.again.confirm')}
          isBusy={inviting.isPending}
          onConfirm={make}
          onCancel={() => setAsking(false)}
        >
          <p>{t('connections.again.about')}</p>
        </ConfirmDialog>
      )}
      {made && !isAsking && (
        <FormDialog title={t('connections.made.title')} onClose={() => inviting.reset()}>
          <Stack gap={14} leading="relaxed">
            <p>{t('connections.made.about', { at: dateTime(made.expiresAt) })}</p>
            <CopyLine
              label={t('connections.made.label')}
              text={made.url}
              words={{ copy: t('copy', { ns: 'common' }), copied: t('copied', { ns: 'common' }) }}
            />
          </Stack>
        </FormDialog>
      )}
    </>
  );
}
