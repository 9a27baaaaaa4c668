import { Button } from '@mantine/core';
import { IconChartLine, IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { regionName } from '../../../../contract/core/regions/region-names.ts';
import { categoryName, platformNames } from '../../../catalogue/shared/display-names.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { NotInPlan } from '../../../layout/plan/NotInPlan.tsx';
import { SubjectPage } from '../../../layout/SubjectPage.tsx';
import { PartBars } from '../../shared/PartBars.tsx';
import { rankedPlatforms } from '../../shared/filters/rank-state.ts';
import { numbered, RankAbout } from '../../shared/RankAbout.tsx';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../../shared/page.module.css';
import { WatchDialog } from '../../shared/watch/WatchDialog.tsx';
import { paths } from '../../../app/paths.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Crumbs } from '../../../ui/navigation/Crumbs.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { EarlyUsers } from './EarlyUsers.tsx';
import { type TagView, useTag } from '../queries.ts';
import { searchByTag } from '../search-by-tag.ts';
import { TagGrowth } from './TagGrowth.tsx';
import { TagPosts } from './TagPosts.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';

/** The layout of a tag's page while it loads. */
function TagSkeleton() {
  return (
    <Stack gap={16} shrink frame={1480} className={styles.page} aria-busy>
      <Skeleton width={320} height={74} />
      <Skeleton width="100%" height={360} />
      <Grid gap={16} cols={2} align="stretch" className={styles.pair}>
        <Skeleton width="100%" height={300} />
        <Skeleton width="100%" height={300} />
      </Grid>
      <Skeleton width="100%" height={420} />
    </Stack>
  );
}

const maxParts = 10;

function TagHead({ view }: { view: TagView }) {
  const { t } = useTranslation('rankings');
  const [isWatching, setWatching] = useState(false);
  const { tag, platform } = view;
  const posts = view.days.reduce((sum, day) => sum + day.posts, 0);
  const used = `${t('tag.posts', numbered(posts))} · ${t('tag.creators', numbered(view.creators))}`;
  return (
    <>
      <PageHead
        back={
          <Crumbs
            above={[
              {
                name: t('kind.tag.title'),
                to: paths.hotTags(platform === 'tiktok' ? '' : `platform=${platform}`),
              },
            ]}
          >
            #{tag}
          </Crumbs>
        }
        title={<bdi>#{tag}</bdi>}
        about={
          <RankAbout madeAt={view.madeAt} considered={used}>
            {t('tag.about', { platform: platformNames[platform] })}
          </RankAbout>
        }
      >
        <Button
          variant="default"
          leftSection={<IconChartLine size={16} stroke={1.6} aria-hidden />}
          onClick={() => setWatching(true)}
        >
          {t('act.follow')}
        </Button>
        <Button
          component={Link}
          to={searchByTag(platform, tag)}
          leftSection={<IconUserSearch size={16} stroke={1.6} aria-hidden />}
        >
          {t('act.searchCreators')}
        </Button>
      </PageHead>
      {isWatching && (
        <WatchDialog watched={{ kind: 'hashtag', name: tag, platform }} onClose={() => setWatching(false)} />
      )}
    </>
  );
}

function Parts({ view: { regions, categories } }: { view: TagView }) {
  const { t } = useTranslation('rankings');
  const cards = [
    {
      key: 'regions' as const,
      parts: regions.map(({ region, posts }) => ({
        key: region ?? '',
        name: region === null ? t('tag.unknownRegion') : regionName(region, currentLang),
        value: posts,
      })),
    },
    {
      key: 'categories' as const,
      parts: categories.map(({ category, posts }) => ({
        key: category ?? '',
        name: category === null ? t('tag.unknownCategory') : categoryName(category),
        value: posts,
      })),
    },
  ];
  return (
    <Grid gap={16} cols={2} align="stretch" className={styles.pair}>
      {cards.map(({ key, parts }) => (
        <Card key={key} title={t(`tag.${key}`)} aside={t('tag.byPosts')}>
          {parts.length ? (
            <PartBars label={t(`tag.${key}`)} parts={parts.slice(0, maxParts)} hasShare />
          ) : (
            <Text size="md" tone="faint">
              {t('tag.noPosts')}
            </Text>
          )}
        </Card>
      ))}
    </Grid>
  );
}

/** A hashtag: its growth, where it is used, its top posts, and its first users. */
export default function TagPage() {
  const { t } = useTranslation('rankings');
  const { platform = '', tag = '' } = useParams();
  const known = rankedPlatforms.find(each => each === platform);
  const asked = known ?? 'tiktok';
  const answer = useTag(asked, tag);
  useTitle(`#${tag}`);
  return (
    <SubjectPage
      answer={answer}
      isNone={!known}
      missing={part => t(`tag.missing.${part}`)}
      above={paths.hotTags()}
      notInPlan={
        <NotInPlan title={`#${tag}`}>{t('notInPlan', { platform: platformNames[asked] })}</NotInPlan>
      }
      skeleton={<TagSkeleton />}
    >
      {view => (
        <Stack gap={16} shrink frame={1480} className={styles.page}>
          <TagHead view={view} />
          <TagGrowth days={view.days} />
          <Parts view={view} />
          <TagPosts posts={view.posts} />
          <EarlyUsers early={view.early} />
        </Stack>
      )}
    </SubjectPage>
  );
}
