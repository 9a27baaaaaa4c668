import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../contract/creators/search/creator-search.ts';
import { dateTime } from '../../../contract/core/format.ts';
import { CreatorMarks } from '../shared/rows/CreatorMarks.tsx';
import {
  agoText,
  categoryName,
  fieldName,
  languageName,
  platformNames,
  regionName,
} from '../../catalogue/shared/display-names.ts';
import { currentLang } from '../../i18n/lang.ts';
import { paths } from '../../app/paths.ts';
import { OriginsButton } from '../../catalogue/provenance/OriginsButton.tsx';
import { RefreshNote } from '../../sourcing/refreshes/RefreshNote.tsx';
import { Ago } from '../../ui/dates/Ago.tsx';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Count } from '../../ui/figures/Count.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { Box, Group, Text } from '../../ui/box/Box.tsx';
import styles from './DetailPage.module.css';
import { HeadActions } from './HeadActions.tsx';

/** What the source itself states. */
function PlainFacts({ creator }: { creator: CreatorDetail }) {
  const { t } = useTranslation('creators');
  const facts = [
    { name: fieldName('followers'), value: creator.followers },
    { name: t('row.likes'), value: creator.likes },
    { name: t('postCount', { ns: 'common' }), value: creator.postCount },
  ];
  return (
    <Group as="dl" gap={28} align="stretch" fixed className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Text as="dt" size="sm" tone="faint">
            {name}
          </Text>
          <Text as="dd" weight={600}>
            <Count value={value} />
          </Text>
        </div>
      ))}
    </Group>
  );
}

/** The creator, the actions, and the freshness and origin of the data. */
export function DetailHead({ creator }: { creator: CreatorDetail }) {
  const { t } = useTranslation('creators');
  const { t: insights } = useTranslation('insights');
  const name = creator.name || creator.handle;
  const facts: Record<string, ReactNode> = {
    handle: <bdi dir="ltr">@{creator.handle}</bdi>,
    region: creator.region && (
      <>
        {regionName(creator.region)}
        {creator.regionBasis === 'assumed' && (
          <>
            {' '}
            <Tag title={t('mark.assumedAbout')}>{t('mark.assumed')}</Tag>
          </>
        )}
      </>
    ),
    language: creator.language && languageName(creator.language),
    category: creator.category && (
      <>
        {categoryName(creator.category)}
        {creator.categoryBasis === 'derived' && (
          <>
            {' '}
            <Tag title={t('mark.derivedAbout')}>{t('mark.derived')}</Tag>
          </>
        )}
      </>
    ),
    lastPost: creator.lastPostAt && (
      <span title={dateTime(creator.lastPostAt)}>
        {t('detail.lastPost', { ago: agoText(creator.lastPostAt) })}
      </span>
    ),
    refreshed: (
      <OriginsButton creator={creator}>
        {creator.refreshedAt === null
          ? t('detail.undated', { source: creator.source[currentLang] })
          : t('detail.refreshed', {
              at: dateTime(creator.refreshedAt),
              source: creator.source[currentLang],
            })}
      </OriginsButton>
    ),
    refresh: <RefreshNote creator={creator} />,
    figured: creator.figuresAt && (
      <>
        {insights('head.figured')} <Ago at={creator.figuresAt} />
      </>
    ),
  };
  return (
    <>
      <Crumbs
        above={[
          { name: t('title'), to: paths.search(creator.platform) },
          { name: platformNames[creator.platform], to: paths.search(creator.platform) },
        ]}
      >
        {name}
      </Crumbs>
      <Group as="header" gap={20} className={styles.head}>
        <Avatar name={name} src={creator.avatarUrl} size={76} />
        <Box grow shrink className={styles.who}>
          <h1>
            {name}
            {creator.verified && (
              <IconRosetteDiscountCheckFilled
                size={20}
                className={styles.verified}
                role="img"
                aria-label={t('mark.verified')}
              />
            )}
            <CreatorMarks row={creator} />
          </h1>
          <Text size="md" tone="soft" mt={2}>
            {Object.entries(facts).map(
              ([key, fact], at) =>
                fact && (
                  <Fragment key={key}>
                    {at > 0 && ' · '}
                    {fact}
                  </Fragment>
                ),
            )}
          </Text>
          {creator.tags.length > 0 && (
            <Group gap={6} align="stretch" wrap mt={6}>
              {creator.tags.map(tag => (
                <Tag key={tag} title={tag}>
                  {tag}
                </Tag>
              ))}
            </Group>
          )}
        </Box>
        <PlainFacts creator={creator} />
      </Group>
      <HeadActions creator={creator} />
    </>
  );
}
