import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconExternalLink, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { absent } from '../../../contract/core/format.ts';
import { regionName } from '../../../contract/core/regions/region-names.ts';
import { currentLang } from '../../i18n/lang.ts';
import { paths } from '../../app/paths.ts';
import { Moment } from '../../ui/dates/Moment.tsx';
import { type Fact, SubjectHead } from '../../ui/page/SubjectHead.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import type { AdView } from './queries.ts';
import { useAdBoard } from './use-ad-board.ts';
import { Allowed } from '../../session/Allowed.tsx';

const named = (name: string) => paths.hotAds(new URLSearchParams({ keyword: name }).toString());

/** The advertiser, the first day and the actions of an ad. */
export function AdHead({ view: { ad } }: { view: AdView }) {
  const { t } = useTranslation('ads');
  const turn = useAdBoard();
  const fact = (key: 'run' | 'regions' | 'reach' | 'paidBy' | 'adId', value: string): Fact => [
    t(`fact.${key}`),
    <bdi key={key}>{value}</bdi>,
  ];
  const regions = ad.regions.map(code => regionName(code, currentLang)).join(t('comma', { ns: 'common' }));
  const Mark = ad.isSaved ? IconBookmarkFilled : IconBookmark;
  return (
    <SubjectHead
      above={{ name: t('title'), to: paths.hotAds() }}
      name={ad.advertiser}
      tag={<Tag tone={ad.isActive ? 'good' : 'plain'}>{t(ad.isActive ? 'running' : 'ended')}</Tag>}
      about={t('coverage')}
      facts={[
        fact('run', `${ad.firstShownOn} – ${ad.lastShownOn}`),
        fact('regions', regions || absent),
        fact('reach', ad.reachText || absent),
        fact('paidBy', ad.paidBy || absent),
        fact('adId', ad.adId),
        [t('fact.seen'), <Moment key="seen" at={ad.seenAt} />],
      ]}
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
      <Allowed to="creators.edit">
        <Button
          variant={ad.isSaved ? 'default' : 'filled'}
          leftSection={<Mark size={16} stroke={1.6} aria-hidden />}
          onClick={() => turn(ad)}
        >
          {t(ad.isSaved ? 'takeOff' : 'save')}
        </Button>
      </Allowed>
    </SubjectHead>
  );
}
