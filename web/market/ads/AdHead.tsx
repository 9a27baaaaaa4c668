import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconExternalLink, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { absent } from '../../../contract/core/format.ts';
import { regionName } from '../../../contract/core/regions/region-names.ts';
import { currentLang } from '../../i18n/lang.ts';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from '../shared/page.module.css';
import { paths } from '../../app/paths.ts';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Moment } from '../../ui/dates/Moment.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import type { AdView } from './queries.ts';
import { useAdBoard } from './use-ad-board.ts';

const named = (name: string) => paths.hotAds(new URLSearchParams({ keyword: name }).toString());

/** The advertiser, the first day and the actions of an ad. */
export function AdHead({ view: { ad } }: { view: AdView }) {
  const { t } = useTranslation('ads');
  const turn = useAdBoard();
  const facts = [
    { key: 'run', value: `${ad.firstShownOn} – ${ad.lastShownOn}` },
    {
      key: 'regions',
      value:
        ad.regions.map(code => regionName(code, currentLang)).join(t('comma', { ns: 'common' })) || absent,
    },
    { key: 'reach', value: ad.reachText || absent },
    { key: 'paidBy', value: ad.paidBy || absent },
    { key: 'adId', value: ad.adId },
  ] as const;
  const Mark = ad.isSaved ? IconBookmarkFilled : IconBookmark;
  return (
    <>
      <PageHead
        back={<Crumbs above={[{ name: t('title'), to: paths.hotAds() }]}>{ad.advertiser}</Crumbs>}
        title={
          <>
            <bdi>{ad.advertiser}</bdi>{' '}
            <Tag tone={ad.isActive ? 'good' : 'plain'}>{t(ad.isActive ? 'running' : 'ended')}</Tag>
          </>
        }
        about={t('coverage')}
      >
        {ad.libraryUrl && (
          <Button
            component="a"
            href={ad.libraryUrl}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconExternalLink size={16} stroke={1.6} aria-hidden />}
          >
            {t('one.inLibrary')}
          </Button>
        )}
        <Button
          component={Link}
          to={named(ad.advertiser)}
          variant="default"
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        >
          {t('ofAdvertiser')}
        </Button>
        <Button
          variant={ad.isSaved ? 'default' : 'filled'}
          leftSection={<Mark size={16} stroke={1.6} aria-hidden />}
          onClick={() => turn(ad)}
        >
          {t(ad.isSaved ? 'takeOff' : 'save')}
        </Button>
      </PageHead>
      <Group as="dl" gap={8} columnGap={32} align="stretch" wrap size="md" className={styles.facts}>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <Text as="dt" size="xs" tone="faint">
              {t(`fact.${key}`)}
            </Text>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <div>
          <Text as="dt" size="xs" tone="faint">
            {t('fact.seen')}
          </Text>
          <dd>
            <Moment at={ad.seenAt} />
          </dd>
        </div>
      </Group>
    </>
  );
}
