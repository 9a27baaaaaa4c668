import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { PublicFrame } from '../../layout/public/PublicFrame.tsx';
import { paths } from '../../app/paths.ts';
import { afterSignIn } from '../../session/after-sign-in.ts';
import { hasToken } from '../../session/session.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { Features } from './Features.tsx';
import { Box, Grid, Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './IndexPage.module.css';
import { PlanCards } from './PlanCards.tsx';
import { PointList } from './PointList.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { StatisticsStrip } from './StatisticsStrip.tsx';

function WayIn() {
  const { t } = useTranslation('landing');
  const [query] = useSearchParams();
  const next = query.get('next') ?? '';
  if (hasToken()) {
    return (
      <Button component={Link} to={afterSignIn(query)} size="md">
        {t('enter')}
      </Button>
    );
  }
  return (
    <>
      <Button component={Link} to={paths.register(next)} size="md">
        {t('register')}
      </Button>
      <Button component={Link} to={paths.signIn(next)} size="md" variant="default">
        {t('signIn')}
      </Button>
    </>
  );
}

/** Characters: a longer address is cut. */
const longest = 120;
const shortened = (address: string) =>
  address.length > longest ? `${address.slice(0, longest - 1)}…` : address;

/** Why somebody who asked for another page is here: it needs a sign-in, or it does not exist. */
function Notice() {
  const { t } = useTranslation('landing');
  const [query] = useSearchParams();
  const reason = query.has('unknown') ? 'unknown' : 'next';
  const address = query.get(reason) ?? '';
  if (!address.startsWith('/') || (reason === 'next' && hasToken())) return null;
  return (
    <Text role="status" tone="warn" py={8} px={12} radius="control" ground="warn">
      {t(`notice.${reason}`, { address: shortened(address) })}
    </Text>
  );
}

/** What Starbridge is, what it costs, and how to sign in. */
export default function IndexPage() {
  const { t } = useTranslation('landing');
  useTitle();
  return (
    <PublicFrame>
      <Stack className={styles.page}>
        <Notice />
        <Grid as="section" gap={48} align="center" className={styles.hero}>
          <div>
            <Text as="h1" preLine>
              {t('headline')}
            </Text>
            <Text size="2xl" tone="soft" className={styles.lead}>
              {t('lead')}
            </Text>
            <Group gap={10} align="stretch" wrap>
              <WayIn />
            </Group>
          </div>
          <Text as="figure" size="sm" tone="faint" textAlign="center" shrink className={styles.sample}>
            <ProductPicture name="search" alt={t('search.picture')} isFirst />
            <figcaption>{t('sample')}</figcaption>
          </Text>
        </Grid>
        <StatisticsStrip />
        <PointList
          id="search"
          title={t('search.title')}
          about={t('search.about')}
          points={[t('search.points.words'), t('search.points.why'), t('search.points.filters')]}
        />
        <Features />
        <PointList
          id="team"
          title={t('team.title')}
          about={t('team.about')}
          points={[t('team.points.members'), t('team.points.records'), t('team.points.wall')]}
        />
        <PlanCards />
        <Box as="section" border ground="surface" className={styles.own} aria-labelledby="own">
          <h2 id="own">{t('own.title')}</h2>
          <p>{t('own.text')}</p>
        </Box>
      </Stack>
    </PublicFrame>
  );
}
