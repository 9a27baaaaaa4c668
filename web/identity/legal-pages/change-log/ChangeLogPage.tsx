import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './ChangeLogPage.module.css';
import { versions } from './versions.ts';

export default function ChangeLogPage() {
  const { t } = useTranslation('versions');
  useTitle(t('title'));
  return (
    <article className={styles.page}>
      <Text as="h1" size="4xl">
        {t('title')}
      </Text>
      <Text tone="soft" className={styles.lead}>
        {t('lead')}
      </Text>
      <Stack as="ol">
        {versions.map(({ version, day, changes }, place) => (
          <li key={version} className={styles.version}>
            <Group as="header" gap={4} columnGap={12} align="baseline" wrap>
              <Text as="h2" size="2xl">
                {t('version', { version })}
              </Text>
              <Text as="time" size="md" tone="faint" dateTime={day}>
                {day}
              </Text>
              {place === 0 && <Tag tone="accent">{t('newest')}</Tag>}
            </Group>
            <Stack as="ul" gap={8} py={14} px={18} border ground="surface" mt={10}>
              {changes.map(change => (
                <li key={change}>{t(`changes.${change}`)}</li>
              ))}
            </Stack>
          </li>
        ))}
      </Stack>
    </article>
  );
}
