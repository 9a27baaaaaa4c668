import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { SubjectPage } from '../../layout/SubjectPage.tsx';
import { Grid, Stack } from '../../ui/box/Box.tsx';
import styles from '../shared/page.module.css';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { readId } from '../../ui/tables/paging.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { AdCreators } from './AdCreators.tsx';
import { AdHead } from './AdHead.tsx';
import { AdReach } from './AdReach.tsx';
import { OtherAds } from './OtherAds.tsx';
import { useAd } from './queries.ts';

const skeleton = (
  <Stack gap={16} shrink frame={1480} className={styles.page} aria-busy>
    <Skeleton width={320} height={110} />
    <Grid gap={16} cols={2} align="stretch" className={styles.pair}>
      <Skeleton width="100%" height={340} />
      <Skeleton width="100%" height={340} />
    </Grid>
    <Skeleton width="100%" height={280} />
  </Stack>
);

/** An ad: its advertiser, its duration, its reach, and creators that name the brand. */
export default function AdPage() {
  const { t } = useTranslation('ads');
  const id = readId(useParams().id ?? null);
  const answer = useAd(id);
  useTitle(answer.data?.ad.advertiser ?? t('title'));
  return (
    <SubjectPage
      answer={answer}
      isNone={id === null}
      missing={part => t(`one.missing.${part}`)}
      above={paths.hotAds()}
      skeleton={skeleton}
    >
      {view => (
        <Stack gap={16} shrink frame={1480} className={styles.page} key={id}>
          <AdHead view={view} />
          <AdReach view={view} />
          <AdCreators view={view} />
          <OtherAds ads={view.others} />
        </Stack>
      )}
    </SubjectPage>
  );
}
