import { useTranslation } from 'react-i18next';
import type { ShortLink } from '../../../contract/links/short-links.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Switch } from '../../ui/forms/choices/Switch.tsx';
import { useNoChange } from './use-no-change.ts';
import { Group } from '../../ui/box/Box.tsx';
import styles from './LinkSwitch.module.css';
import { useSwitchLink } from './queries.ts';

/** Whether a link is active, and the switch for it. Needs the texts `short-links`. */
export function LinkSwitch({ link }: { link: ShortLink }) {
  const { t } = useTranslation('short-links');
  const { mutate } = useSwitchLink();
  const reason = useNoChange()(link);
  return (
    <Group
      as="span"
      inline
      gap={8}
      size="md"
      tone="soft"
      nowrap
      className={styles.state}
      data-state={link.state}
    >
      <Switch
        label={t('switch', { name: link.name })}
        isOn={link.isOn}
        disabled={reason !== undefined}
        title={reason}
        onChange={isOn =>
          mutate(
            { id: link.id, isOn },
            { onSuccess: () => showToast('success', t('succeeded', { ns: 'common' })) },
          )
        }
      />
      {t(`state.${link.state}`)}
    </Group>
  );
}
