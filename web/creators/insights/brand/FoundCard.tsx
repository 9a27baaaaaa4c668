import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './brand.module.css';
import type { BrandsReply } from './queries.ts';

/** How sponsored posts were recognised: by the platform's flag and by the caption, counted separately. */
export function FoundCard({ posts, sponsored }: Pick<BrandsReply, 'posts' | 'sponsored'>) {
  const { t } = useTranslation('insights');
  const lines = [
    { name: t('brand.byPlatform'), value: sponsored.byPlatform },
    { name: t('brand.byCaption'), value: sponsored.byCaption },
    { name: t('brand.withoutBrand'), value: sponsored.withoutBrand },
  ];
  return (
    <Card title={t('brand.found')} aside={t('brand.foundAside', { count: posts })}>
      <Stack as="dl" size="md" className={styles.facts}>
        <Group justify="between" tone="soft" py={8} px={0}>
          <dt>{t('brand.all')}</dt>
          <Text as="dd" weight={600} tone="ink">
            {fullCount(sponsored.posts)}{' '}
            <Text as="span" weight={400} tone="faint">
              {Math.round((sponsored.posts / posts) * 100)}%
            </Text>
          </Text>
        </Group>
        {lines.map(({ name, value }) => (
          <Group justify="between" tone="soft" py={8} px={0} key={name}>
            <dt>{name}</dt>
            <Text as="dd" weight={600} tone="ink">
              {fullCount(value)}
            </Text>
          </Group>
        ))}
      </Stack>
      <Text size="md" tone="faint" mt={10}>
        {t('brand.foundNote')}
      </Text>
    </Card>
  );
}
