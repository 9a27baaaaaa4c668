import { useTranslation } from 'react-i18next';
import type { Source } from '../../../../contract/sourcing/sources.ts';
import { type MenuAction, MoreMenu } from '../../../ui/overlays/MoreMenu.tsx';
import { Switch } from '../../../ui/forms/choices/Switch.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { AddButton } from '../credentials/AddButton.tsx';
import { useChangingSource } from '../queries.ts';
import { Box, Group, Text } from '../../../ui/box/Box.tsx';
import styles from './card.module.css';

const tones = {
  ready: 'good',
  off: 'plain',
  noCredential: 'plain',
  waiting: 'warn',
  resting: 'bad',
} as const;

export interface SourceHeadProps {
  source: Source;
  onOpen: (dialog: 'add' | 'limits' | 'mode') => void;
  onFaults: () => void;
}

/** Name, state and data of a source; its switch and a menu. */
export function SourceHead({ source, onOpen, onFaults }: SourceHeadProps) {
  const { t } = useTranslation('sources');
  const change = useChangingSource(source.code);
  const { code, state, isOn, can, buckets, mode, credentialFields, credentials } = source;
  const name = t(`names.${code}`);
  const turn = (next: boolean) =>
    change.mutate(
      { isOn: next },
      { onSuccess: () => showToast('success', t(next ? 'turnedOn' : 'turnedOff', { name })) },
    );
  const settings: MenuAction[] = [
    ...(buckets.length ? [{ text: t('menu.limits'), onChoose: () => onOpen('limits') }] : []),
    ...(mode ? [{ text: t('menu.mode'), onChoose: () => onOpen('mode') }] : []),
  ];
  return (
    <Group as="header" gap={16} align="start" className={styles.head}>
      <Box grow shrink className={styles.who}>
        <Text as="h3" size="xl">
          {name} <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
        </Text>
        <Text size="md" tone="soft" leading="relaxed">
          {t(`brings.${code}`)}
        </Text>
        <Group as="ul" gap={4} align="stretch" wrap mt={6} aria-label={t('canLabel')}>
          {can.map(each => (
            <li key={each}>
              <Tag>{t(`can.${each}`)}</Tag>
            </li>
          ))}
        </Group>
      </Box>
      <Group gap={10} fixed>
        {credentialFields.length > 0 && !credentials.length && (
          <AddButton source={source} onAdd={() => onOpen('add')} />
        )}
        <Switch
          label={t('switchOf', { name })}
          isOn={change.isPending ? (change.variables.isOn ?? isOn) : isOn}
          onChange={turn}
        />
        <MoreMenu
          label={t('menu.open', { name })}
          actions={[settings, [{ text: t('menu.faults'), onChoose: onFaults }]]}
        />
      </Group>
    </Group>
  );
}
