import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { LevelTag } from '../../../ui/labels/LevelTag.tsx';
import { Box, Grid, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './FiguresGlimpse.module.css';
import { Glimpse } from './Glimpse.tsx';

/** Invented, as the caption says: thousands of followers, one value per six days. */
const followers = [398, 401, 405, 408, 415, 419, 428, 433, 441, 446, 452, 459, 470, 477, 481, 486];
const width = 420;
const height = 96;

function curve(): string {
  const low = 390;
  const high = 492;
  return followers
    .map((value, at) => {
      const x = (at * width) / (followers.length - 1);
      const y = height - ((value - low) * height) / (high - low);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** A creator's page: figures against peers, and the growth. */
export function FiguresGlimpse() {
  const { t } = useTranslation('landing');
  const points = curve();
  return (
    <Glimpse>
      <Group gap={12} className={styles.head}>
        <Avatar name="Bếp Nhà Mây" size={44} />
        <Stack as="span" shrink>
          <Text as="b" size="xl">
            Bếp Nhà Mây
          </Text>
          <Text as="span" size="xs" tone="faint" className={styles.quiet}>
            <bdi>@bepnhamay</bdi> · 486.10K {t('glimpse.followers')}
          </Text>
        </Stack>
      </Group>
      <Grid cols={2} border radius="card" className={styles.facts}>
        <span>
          <Text as="span" size="xs" tone="faint" className={styles.quiet}>
            {t('glimpse.plays')}
          </Text>
          <Text as="b" nowrap>
            301.27K
          </Text>
        </span>
        <span>
          <Text as="span" size="xs" tone="faint" className={styles.quiet}>
            {t('glimpse.figure')}
          </Text>
          <Text as="b" nowrap>
            8.47%
          </Text>
          <LevelTag level={5} />
        </span>
        <span>
          <Text as="span" size="xs" tone="faint" className={styles.quiet}>
            {t('glimpse.ratio')}
          </Text>
          <Text as="b" nowrap>
            0.62
          </Text>
        </span>
        <span>
          <Text as="span" size="xs" tone="faint" className={styles.quiet}>
            {t('glimpse.price')}
          </Text>
          <Text as="b" nowrap dir="ltr">
            ¥1,400–2,600
          </Text>
        </span>
      </Grid>
      <Group gap={12} size="sm" tone="soft" className={styles.peers}>
        <Box as="span" grow ground="tag" className={styles.scale}>
          <span style={{ inlineSize: '92%' }} />
        </Box>
        {t('glimpse.peers')}
      </Group>
      <Group align="stretch" justify="between" wrap className={styles.growth}>
        <span>
          <b>{t('glimpse.growth')}</b>{' '}
          <Text as="span" size="xs" tone="faint" className={styles.quiet}>
            {t('glimpse.days')}
          </Text>
        </span>
        <Text as="span" weight={600} tone="good" dir="ltr">
          +22.11%
        </Text>
        <svg viewBox={`0 -4 ${width} ${height + 8}`} preserveAspectRatio="none">
          <polygon points={`0,${height} ${points} ${width},${height}`} />
          <polyline points={points} />
        </svg>
      </Group>
    </Glimpse>
  );
}
