import { useTranslation } from 'react-i18next';
import type { AudiencePart } from '../../../../contract/core/sources/audience.ts';
import type { CreatorDetail } from '../../../../contract/creators/search/creator-search.ts';
import { day, fullCount } from '../../../../contract/core/format.ts';
import { regionName } from '../../../../contract/core/regions/region-names.ts';
import { unreported as unreportedError } from '../../../app/api.ts';
import { ConnectionsCard } from '../../creator-connections/invitations/ConnectionsCard.tsx';
import { languageName } from '../../../catalogue/shared/display-names.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import page from '../DetailPage.module.css';
import styles from './audience.module.css';
import { GenderCard } from './GenderCard.tsx';
import { PartBars } from './PartBars.tsx';
import { undetermined } from './audience-parts.ts';
import { type AudienceReply, useAudience } from './queries.ts';

interface PartCardProps {
  title: string;
  parts: readonly AudiencePart[];
  nameOf: (key: string) => string;
  inOrder?: boolean;
}

function PartCard({ title, parts, nameOf, inOrder }: PartCardProps) {
  const { t } = useTranslation('insights');
  return (
    <Card title={title}>
      {parts.length ? (
        <PartBars parts={parts} nameOf={nameOf} people={null} {...(inOrder && { inOrder })} />
      ) : (
        <Text size="md" tone="faint" className={styles.none}>
          {t('audience.noneReported')}
        </Text>
      )}
    </Card>
  );
}

/** As a source reports it. */
function ReportedAudience({ audience, source, observedAt }: AudienceReply) {
  const { t } = useTranslation('insights');
  const ages = audience.ages.toSorted((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }));
  return (
    <>
      <Card
        title={t('audience.basis')}
        aside={t('audience.source', { source: source?.[currentLang] ?? '', day: day(observedAt) })}
      >
        <Text size="md" tone="faint" className={styles.about}>
          {t('audience.sourceAbout')}
        </Text>
      </Card>
      <Grid gap={16} align="stretch" className={page.row}>
        <PartCard
          title={t('audience.regions')}
          parts={audience.regions}
          nameOf={code => regionName(code, currentLang)}
        />
        <PartCard title={t('audience.languages')} parts={audience.languages} nameOf={languageName} />
      </Grid>
      <Grid gap={16} align="stretch" className={page.row}>
        <GenderCard genders={audience.genders} />
        <PartCard
          title={t('audience.ages')}
          parts={ages}
          nameOf={age => t('audience.age', { age: age.replace('-', '–') })}
          inOrder
        />
      </Grid>
    </>
  );
}

/** The languages in which commenters write. */
function Estimated({ audience, sample, observedAt }: AudienceReply) {
  const { t } = useTranslation('insights');
  const nameOf = (key: string) => (key === undetermined ? t('audience.und') : languageName(key));
  return (
    <>
      <Card title={t('audience.languages')} aside={t('audience.estimate')}>
        <Text size="md" tone="soft">
          {sample &&
            t('audience.estimateSample', {
              people: fullCount(sample.people),
              comments: fullCount(sample.comments),
              posts: fullCount(sample.posts),
              day: day(observedAt),
            })}
        </Text>
        <PartBars parts={audience.languages} nameOf={nameOf} people={sample?.people ?? null} />
        <Text size="md" tone="faint" className={styles.about}>
          {t('audience.estimateAbout')}
        </Text>
      </Card>
      <Card title={t('audience.others')}>
        <Text size="md" tone="faint" className={styles.about}>
          {t('audience.othersAbout')}
        </Text>
      </Card>
    </>
  );
}

/** Where the data comes from, with its consequences. */
function Known({ creator }: { creator: CreatorDetail }) {
  const { t } = useTranslation('insights');
  const { data, error, isError, refetch } = useAudience(creator);
  if (isError) return <ErrorState message={unreportedError(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Stack gap={16} aria-busy="true">
        <Skeleton width="100%" height={90} />
        <Grid gap={16} align="stretch" className={page.row}>
          <Skeleton width="100%" height={320} />
          <Skeleton width="100%" height={320} />
        </Grid>
      </Stack>
    );
  }
  if (data.basis === 'none') {
    return (
      <Card title={t('audience.emptyTitle')}>
        <EmptyState>{t('audience.empty')}</EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap={16}>
      {data.basis === 'source' ? <ReportedAudience {...data} /> : <Estimated {...data} />}
    </Stack>
  );
}

/** Who follows a creator, and how the creator can give access to more. */
export function AudienceTab({ creator }: { creator: CreatorDetail }) {
  return (
    <Stack gap={16}>
      <Known creator={creator} />
      <ConnectionsCard creator={creator} />
    </Stack>
  );
}
