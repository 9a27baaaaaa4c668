import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dateTime } from '../../../../contract/core/format.ts';
import type { Visit } from '../../../../contract/links/visits.ts';
import { visitorNames } from '../../../../contract/links/visit-texts.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { paths } from '../../../app/paths.ts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './records.module.css';
import { useVisitText } from './use-visit-text.ts';

export interface VisitColumnsParams {
  /** Adds a column for the link. */
  hasLink: boolean;
  /** Bots are included: adds why a visit counts as one. */
  hasBots: boolean;
}

/** The major and minor version; the rest means nothing to readers. */
const shortVersion = (version: string) => version.split('.').slice(0, 2).join('.');

const withVersion = (name: string, version: string) => (version ? `${name} ${shortVersion(version)}` : name);

/** A value with a smaller second line. */
function Two({ first, second, title }: { first: string; second: string; title?: string }) {
  return (
    <Stack as="span" align="start" shrink leading="tight" className={styles.two} title={title}>
      <bdi>{first}</bdi>
      {second && (
        <Text as="bdi" size="xs" tone="faint">
          {second}
        </Text>
      )}
    </Stack>
  );
}

function VisitorCell({ visit }: { visit: Visit }) {
  const { t } = useTranslation('visits');
  return (
    <Stack as="span" align="start" shrink leading="tight" className={styles.two}>
      <span>
        <Tag tone={visit.isNew ? 'good' : 'plain'}>
          {visitorNames[currentLang][visit.isNew ? 'new' : 'old']}
        </Tag>
      </span>
      <Text as="span" size="xs" tone="faint" title={t('knownBy.about')}>
        {t(visit.isByCookie ? 'knownBy.cookie' : 'knownBy.address')}
      </Text>
    </Stack>
  );
}

const agentOf = ({ system, systemVersion, browser, browserVersion }: Visit) => ({
  system: system && withVersion(system, systemVersion),
  browser: browser && withVersion(browser, browserVersion),
  full: [system && `${system} ${systemVersion}`, browser && `${browser} ${browserVersion}`]
    .filter(Boolean)
    .join(' · '),
});

export function useVisitColumns({ hasLink, hasBots }: VisitColumnsParams): Column<Visit>[] {
  const { t } = useTranslation('visits');
  const words = useVisitText();
  const link: Column<Visit> = {
    key: 'link',
    head: t('column.link'),
    width: 200,
    cell: ({ link: { id, name, shortUrl } }) => (
      <Stack as="span" align="start" shrink leading="tight" className={styles.two}>
        <Text as={Link} weight={600} hoverAccent to={paths.shortLink(id)} title={name}>
          {name}
        </Text>
        <Text as="bdi" size="xs" tone="faint" dir="ltr" title={shortUrl}>
          {shortUrl.replace(/^https?:\/\//, '')}
        </Text>
      </Stack>
    ),
  };
  const bot: Column<Visit> = {
    key: 'bot',
    head: t('column.bot'),
    width: 150,
    cell: ({ botReason }) => (botReason ? <Tag tone="warn">{words('bot', botReason)}</Tag> : '—'),
  };
  return [
    {
      key: 'visitor',
      head: t('column.visitor'),
      width: 140,
      cell: visit => <VisitorCell visit={visit} />,
    },
    {
      key: 'at',
      head: t('time', { ns: 'common' }),
      width: 165,
      cell: ({ at }) => (
        <time dateTime={at} dir="ltr">
          {dateTime(at)}
          <Text as="span" tone="faint">
            :{at.slice(17, 19)}
          </Text>
        </time>
      ),
    },
    ...(hasLink ? [link] : []),
    ...(hasBots ? [bot] : []),
    {
      key: 'region',
      head: t('column.region'),
      width: 150,
      cell: ({ region }) => (region ? words('region', region) : '—'),
    },
    {
      key: 'ip',
      head: t('column.ip'),
      width: 156,
      cell: ({ ip }) => (
        <Text as="bdi" breaks dir="ltr">
          {ip || '—'}
        </Text>
      ),
    },
    {
      key: 'system',
      head: t('column.system'),
      width: 160,
      cell: visit => {
        const { system, browser, full } = agentOf(visit);
        return <Two first={system || '—'} second={browser} title={full} />;
      },
    },
    {
      key: 'device',
      head: t('column.device'),
      width: 120,
      cell: ({ device, app }) => (
        <Two first={device ? words('device', device) : '—'} second={app && words('app', app)} />
      ),
    },
    {
      key: 'source',
      head: t('column.source'),
      width: 170,
      cell: ({ referrer, isByQr }) => (
        <Two
          first={words('source', isByQr ? 'qr' : 'link')}
          second={words('referrer', referrer)}
          title={referrer}
        />
      ),
    },
    {
      key: 'creator',
      head: t('creator', { ns: 'common' }),
      width: 130,
      cell: ({ creator }) => creator?.name ?? '—',
    },
  ];
}
