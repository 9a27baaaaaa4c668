import { useTranslation } from 'react-i18next';
import type { ComparedCreator } from '../../../../contract/creators/comparison.ts';
import { day, fullCount } from '../../../../contract/core/format.ts';
import { platformNames } from '../../../catalogue/shared/display-names.ts';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { categoryIn, languageIn, regionIn } from '../report-names.ts';
import { Grid, Group, Text } from '../../../ui/box/Box.tsx';
import styles from '../report.module.css';
import { useReportLang } from '../use-report-lang.ts';

/** The creator, in facts that the source states. */
export function Identity({ creator }: { creator: ComparedCreator }) {
  const { t } = useTranslation('reports');
  const lang = useReportLang();
  const name = creator.name || creator.handle;
  const facts = [
    platformNames[creator.platform],
    creator.region && regionIn(lang, creator.region),
    creator.language && languageIn(lang, creator.language),
    creator.category && categoryIn(lang, creator.category),
    creator.verified && t('who.verified'),
    creator.lastPostAt && t('who.lastPost', { day: day(creator.lastPostAt) }),
  ].filter(Boolean);
  const counts = [
    { name: t('who.followers'), value: creator.followers },
    { name: t('who.likes'), value: creator.likes },
    { name: t('postCount', { ns: 'common' }), value: creator.postCount },
  ];
  return (
    <Grid as="header" gap={4} columnGap={16} className={styles.who}>
      <Avatar name={name} src={creator.avatarUrl} size={60} />
      <div>
        <h2>
          <bdi>{name}</bdi> <small dir="ltr">@{creator.handle}</small>
        </h2>
        <p>{facts.join(' · ')}</p>
        {creator.homepageUrl && (
          <p>
            <a href={creator.homepageUrl} target="_blank" rel="noreferrer" dir="ltr">
              {creator.homepageUrl}
            </a>
          </p>
        )}
        {creator.bio && (
          <Text tone="soft" preLine dir="auto">
            {creator.bio}
          </Text>
        )}
        {creator.sample && (
          <Text size="xs" tone="soft" className={styles.note}>
            {t('who.sample')}
          </Text>
        )}
      </div>
      <Group as="dl" gap={4} columnGap={28} align="stretch" wrap className={styles.counts}>
        {counts.map(count => (
          <div key={count.name}>
            <Text as="dt" size="xs" tone="faint">
              {count.name}
            </Text>
            <Text as="dd" size="xl" weight={600}>
              {fullCount(count.value)}
            </Text>
          </div>
        ))}
      </Group>
    </Grid>
  );
}
