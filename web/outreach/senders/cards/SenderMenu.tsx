import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Sender } from '../../../../contract/outreach/senders/senders.ts';
import { paths } from '../../../app/paths.ts';
import { MoreMenu } from '../../../ui/overlays/MoreMenu.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { domainOf } from './dns-records.ts';
import { useCheckDns } from '../queries.ts';

export interface SenderMenuProps {
  sender: Sender;
  onVerify: () => void;
  onRemove: () => void;
}

/** The actions on a sender: change, verify, check DNS, remove; disabled ones say why. */
export function SenderMenu({ sender, onVerify, onRemove }: SenderMenuProps) {
  const { t } = useTranslation('senders');
  const navigate = useNavigate();
  const checkDns = useCheckDns();
  const notMine = sender.mine ? undefined : t('menu.notYours');
  const reason = notMine ?? (sender.readOnly ? t('menu.readOnly') : undefined);
  return (
    <MoreMenu
      label={t('menu.open', { address: sender.address })}
      actions={[
        [
          {
            text: t('edit', { ns: 'common' }),
            reason,
            onChoose: () => void navigate(paths.sender(sender.id)),
          },
          ...(sender.state === 'verified' ? [{ text: t('menu.verify'), reason, onChoose: onVerify }] : []),
          {
            text: t('menu.dns'),
            onChoose: () =>
              checkDns.mutate(sender.id, {
                onSuccess: () => showToast('success', t('dns.checked', { domain: domainOf(sender.address) })),
              }),
          },
        ],
        [{ text: t('menu.remove'), isDangerous: true, reason: notMine, onChoose: onRemove }],
      ]}
    />
  );
}
