import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { PublicFrame } from '../../layout/public/PublicFrame.tsx';
import { paths } from '../../app/paths.ts';
import { afterSignIn } from '../../session/after-sign-in.ts';
import { hasToken } from '../../session/session.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { FeatureRow } from './FeatureRow.tsx';
import { FiguresGlimpse } from './glimpses/FiguresGlimpse.tsx';
import { Box, Grid, Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './IndexPage.module.css';
import { PlanCards } from './PlanCards.tsx';
import { SearchGlimpse } from './glimpses/SearchGlimpse.tsx';
import { StatisticsStrip } from './StatisticsStrip.tsx';
import { TeamGlimpse } from './glimpses/TeamGlimpse.tsx';

const searchPoints = ['words', 'why', 'filters'] as const;

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
          <SearchGlimpse />
        </Grid>
        <StatisticsStrip />
        <section className={styles.search} aria-labelledby="search">
          <h2 id="search">{t('search.title')}</h2>
          <Text size="xl" tone="soft">
            {t('search.about')}
          </Text>
          <Grid as="ul" gap={20} columnGap={40}>
            {searchPoints.map(point => (
              <Text as="li" leading="loose" key={point}>
                {t(`search.points.${point}`)}
              </Text>
            ))}
          </Grid>
        </section>
        <FeatureRow
          id="figures"
          title={t('figures.title')}
          about={t('figures.about')}
          points={[t('figures.points.formula'), t('figures.points.peers'), t('figures.points.growth')]}
          isTurned
        >
          <FiguresGlimpse />
        </FeatureRow>
        <FeatureRow
          id="team"
          title={t('team.title')}
          about={t('team.about')}
          points={[t('team.points.members'), t('team.points.records'), t('team.points.wall')]}
        >
          <TeamGlimpse />
        </FeatureRow>
        <PlanCards />
        <Box as="section" border ground="surface" className={styles.own} aria-labelledby="own">
          <h2 id="own">{t('own.title')}</h2>
          <p>{t('own.text')}</p>
        </Box>
      </Stack>
    </PublicFrame>
  );
}
