import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkSwitch } from '../shared/LinkSwitch.tsx';
import { QrDialog } from '../shared/QrDialog.tsx';
import type { ShownLink } from '../shared/queries.ts';
import { ShortUrl } from '../shared/ShortUrl.tsx';
import { useNoChange } from '../shared/use-no-change.ts';
import { withoutScheme } from '../shared/without-scheme.ts';
import { paths } from '../../app/paths.ts';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Moment } from '../../ui/dates/Moment.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './page.module.css';

/** The creator of the link, and the mail tasks that use it. */
function Belongs({ link: { creator, mailTasks, tags } }: { link: ShownLink }) {
  const { t } = useTranslation('visits');
  return (
    <>
      {creator && (
        <div>
          <dt>{t('creator', { ns: 'common' })}</dt>
          <dd>
            <Link to={paths.creator(creator.platform, creator.id)}>{creator.name}</Link>
          </dd>
        </div>
      )}
      {mailTasks.length > 0 && (
        <div>
          <dt>{t('head.mailTasks')}</dt>
          <Group as="dd" gap={2} columnGap={12} align="stretch" wrap>
            {mailTasks.map(({ id, name, recipients }) => (
              <Link key={id} to={paths.mailTask(id)} title={t('head.recipients', { count: recipients })}>
                {name || t('head.unnamedTask')}
              </Link>
            ))}
          </Group>
        </div>
      )}
      {tags.length > 0 && (
        <div>
          <dt>{t('head.tags')}</dt>
          <Group as="dd" gap={4} align="stretch" wrap>
            {tags.map(tag => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </Group>
        </div>
      )}
    </>
  );
}

/** The link, its target, its creator and its actions. */
export function LinkHead({ link }: { link: ShownLink }) {
  const { t } = useTranslation('visits');
  const { t: links } = useTranslation('short-links');
  const noChange = useNoChange()(link);
  const [isShowingQr, setShowingQr] = useState(false);
  const { id, name, description, shortUrl, targetUrl, createdBy, createdAt, lastVisitAt, expiresAt } = link;
  return (
    <Stack as="header" gap={8}>
      <Crumbs above={[{ name: links('title'), to: paths.shortLinks() }]}>{name}</Crumbs>
      <Group gap={8} columnGap={24} justify="between" wrap>
        <Group gap={4} columnGap={16} wrap shrink>
          <h1>{name}</h1>
          <Group as="span" inline gap={2} shrink>
            <ShortUrl url={shortUrl} />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={26}
              aria-label={t('head.qr')}
              title={t('head.qr')}
              onClick={() => setShowingQr(true)}
            >
              <IconQrcode size={16} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Group>
        </Group>
        <Group gap={8} columnGap={16} wrap>
          <LinkSwitch link={link} />
          {noChange === undefined && (
            <Button
              component={Link}
              to={paths.editShortLink(id)}
              variant="default"
              leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
            >
              {t('edit', { ns: 'common' })}
            </Button>
          )}
        </Group>
      </Group>
      {description && (
        <Text tone="soft" breaks preLine className={styles.description}>
          {description}
        </Text>
      )}
      <Group as="dl" gap={8} columnGap={32} align="stretch" wrap size="md" className={styles.facts}>
        <div className={styles.target}>
          <dt>{t('head.target')}</dt>
          <Text as="dd" truncate>
            {/^https?:/i.test(targetUrl) ? (
              <a href={targetUrl} target="_blank" rel="noreferrer" dir="ltr" title={targetUrl}>
                {withoutScheme(targetUrl)}
              </a>
            ) : (
              <bdi dir="ltr" title={targetUrl}>
                {targetUrl}
              </bdi>
            )}
          </Text>
        </div>
        <Belongs link={link} />
        {expiresAt && (
          <div>
            <dt>{t('head.expires')}</dt>
            <dd>
              <Moment at={expiresAt} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('head.lastVisit')}</dt>
          <dd>{lastVisitAt ? <Moment at={lastVisitAt} /> : t('head.noVisit')}</dd>
        </div>
        <div>
          <dt>{t('head.made')}</dt>
          <dd>
            {createdBy && (
              <>
                <bdi>{createdBy}</bdi>
                {' · '}
              </>
            )}
            <Moment at={createdAt} />
          </dd>
        </div>
      </Group>
      {isShowingQr && <QrDialog link={link} onClose={() => setShowingQr(false)} />}
    </Stack>
  );
}
