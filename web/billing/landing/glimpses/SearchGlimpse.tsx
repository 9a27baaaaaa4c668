import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { LevelTag } from '../../../ui/labels/LevelTag.tsx';
import { Sparkline } from '../../../ui/charts/Sparkline.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { Glimpse } from './Glimpse.tsx';
import { Box, Grid, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './SearchGlimpse.module.css';

/** Invented, as the caption says. */
const rows = [
  {
    name: 'Ăn Sập Sài Gòn',
    handle: 'ansapsaigon',
    followers: '1.24M',
    rate: '9.82%',
    level: 5,
    plays: [3, 5, 4, 7, 6, 9, 8, 6, 10, 9],
  },
  {
    name: 'Bếp Nhà Mây',
    handle: 'bepnhamay',
    followers: '486.10K',
    rate: '8.47%',
    level: 5,
    plays: [6, 5, 7, 6, 5, 7, 8, 7, 6, 8],
  },
  {
    name: 'Chị Ba Ẩm Thực',
    handle: 'chibaamthuc',
    followers: '158.33K',
    rate: '6.71%',
    level: 4,
    plays: [2, 3, 2, 4, 3, 5, 4, 3, 4, 6],
  },
  {
    name: 'Mì Cay 7 Cấp',
    handle: 'micay7cap',
    followers: '311.00K',
    rate: '5.62%',
    level: 3,
    plays: [2, 2, 9, 3, 2, 3, 8, 2, 3, 2],
  },
];

/** What a search looks like, and how a figure explains itself. */
export function SearchGlimpse() {
  const { t } = useTranslation('landing');
  return (
    <Glimpse>
      <Group gap={8} tone="soft" py={10} px={0} className={styles.ask}>
        {t('glimpse.keyword')} <Tag tone="accent">{t('glimpse.filter')}</Tag>
      </Group>
      {rows.map(row => (
        <Grid gap={10} align="center" key={row.handle} className={styles.row}>
          <Avatar name={row.name} size={34} />
          <Stack as="span" shrink leading="tight" className={styles.who}>
            <b>{row.name}</b>
            <Text as="span" size="xs" tone="faint">
              <bdi>@{row.handle}</bdi>
            </Text>
          </Stack>
          <Text as="span" textAlign="end" className={styles.figure}>
            {row.followers}
          </Text>
          <Sparkline values={row.plays} label="" />
          <Text as="span" textAlign="end" className={styles.rate}>
            <b>{row.rate}</b> <LevelTag level={row.level} />
          </Text>
        </Grid>
      ))}
      <Text
        as="div"
        size="sm"
        tone="soft"
        py={10}
        px={14}
        border
        radius="card"
        ground="raised"
        push
        className={styles.formula}
      >
        <Text as="b" tone="ink">
          {t('glimpse.figure')} 9.82%
        </Text>
        <Box as="span" block>
          <bdi dir="ltr">= {t('glimpse.formula')}</bdi>
        </Box>
        <Box as="span" block>
          <bdi dir="ltr">= (612,480 + 21,309 + 36,301) ÷ 6,824,000</bdi>
        </Box>
      </Text>
    </Glimpse>
  );
}
