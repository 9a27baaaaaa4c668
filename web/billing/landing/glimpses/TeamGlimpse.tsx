import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { Glimpse } from './Glimpse.tsx';
import { Box, Grid, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './TeamGlimpse.module.css';

/** Invented, as the caption says. */
const members = [
  { name: 'Lin', searched: 312, unlocked: 46 },
  { name: 'Mia', searched: 205, unlocked: 31 },
  { name: 'Zhou', searched: 88, unlocked: 9 },
];
const records = [
  { at: '10:24', name: 'Lin', what: 'recordExport' },
  { at: '10:07', name: 'Mia', what: 'recordUnlock' },
  { at: '09:41', name: 'Lin', what: 'recordInvite' },
] as const;
const max = 340;

/** A team: what each member used, and who did what. */
export function TeamGlimpse() {
  const { t } = useTranslation('landing');
  return (
    <Glimpse>
      <Grid columnGap={16} align="center" className={styles.members}>
        <b>{t('glimpse.members')}</b>
        <Text as="span" size="xs" tone="faint" textAlign="end">
          {t('glimpse.searched')}
        </Text>
        <Text as="span" size="xs" tone="faint" textAlign="end">
          {t('glimpse.unlocked')}
        </Text>
        {members.map(({ name, searched, unlocked }) => (
          <Grid align="center" key={name} className={styles.member}>
            <Group as="span" gap={8}>
              <Avatar name={name} size={26} /> {name}
            </Group>
            <Box as="span" ground="tag" className={styles.bar}>
              <Box as="span" block style={{ inlineSize: `${(searched / max) * 100}%` }} />
            </Box>
            <span>{searched}</span>
            <span>{unlocked}</span>
          </Grid>
        ))}
      </Grid>
      <Stack gap={9} className={styles.records}>
        <b>{t('glimpse.records')}</b>
        {records.map(({ at, name, what }) => (
          <Group as="span" gap={12} align="stretch" key={at}>
            <Text as="time" fixed tone="faint">
              {at}
            </Text>
            <Text as="bdi" shrink tone="soft">
              <Text as="b" tone="ink">
                {name}
              </Text>{' '}
              {t(`glimpse.${what}`)}
            </Text>
          </Group>
        ))}
      </Stack>
    </Glimpse>
  );
}
