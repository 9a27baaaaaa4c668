import { useTranslation } from 'react-i18next';
import type { Source } from '../../../../contract/sourcing/sources.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { helpLinks } from '../help-links.ts';
import { useChangingSource } from '../queries.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../dialogs.module.css';

/** Explains the other policy and who may authorise it. */
export function ModeDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const { t } = useTranslation('sources');
  const change = useChangingSource(source.code);
  const next = source.mode === 'strict' ? 'amended' : 'strict';
  const isAmended = next === 'amended';
  return (
    <ConfirmDialog
      title={t(isAmended ? 'mode.toAmended' : 'mode.toStrict')}
      confirm={t(isAmended ? 'mode.confirmAmended' : 'mode.confirmStrict')}
      isBusy={change.isPending}
      onCancel={onClose}
      onConfirm={() =>
        change.mutate(
          { mode: next },
          { onSuccess: () => showToast('success', t('mode.changed')), onSettled: onClose },
        )
      }
    >
      <Stack gap={8} className={styles.words}>
        {isAmended ? (
          <>
            <p>{t('mode.amendedDefault')}</p>
            <p>{t('mode.amendedOnly')}</p>
            <Text
              size="md"
              tone="ink"
              leading="relaxed"
              py={8}
              px={12}
              radius="control"
              ground="warn"
              className={styles.warning}
            >
              {t('mode.amendedRisk')}
            </Text>
          </>
        ) : (
          <p>{t('mode.strictWhat')}</p>
        )}
        <Group as="p" gap={4} columnGap={16} align="stretch" wrap className={styles.links}>
          <Group
            as="a"
            inline
            gap={4}
            tone="accent"
            href={helpLinks.youtube?.policy}
            target="_blank"
            rel="noreferrer"
          >
            {t('links.policy')}
          </Group>
        </Group>
      </Stack>
    </ConfirmDialog>
  );
}
