import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { shownIn } from '../../../contract/core/time/zone-clock.ts';
import { paths } from '../../app/paths.ts';
import { currentLang } from '../../i18n/lang.ts';
import { useSession } from '../../session/session.ts';
import { siteNow } from '../../ui/dates/site-clock.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { partOfDay } from './part-of-day.ts';

/** The day in the team's time zone: `11月28日星期六`, `Saturday 28 November`. */
function dayText(now: string): string {
  return new Intl.DateTimeFormat(currentLang === 'zh' ? 'zh-CN' : 'en-GB', {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    timeZone: 'UTC',
  }).format(new Date(now.slice(0, 10)));
}

/** Whose page it is, and the ways to begin something. */
export function Greeting() {
  const { t } = useTranslation('home');
  const { user } = useSession();
  const now = shownIn(undefined, siteNow());
  const name = user.nickName || user.username;
  return (
    <PageHead title={t(`greeting.${partOfDay(Number(now.slice(11, 13)))}`, { name })} about={dayText(now)}>
      <Button component={Link} to={paths.compose()} variant="default">
        {t('write')}
      </Button>
      <Button component={Link} to={paths.search('tiktok')}>
        {t('find')}
      </Button>
    </PageHead>
  );
}
