import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../contract/core/format.ts';
import { platformNames } from '../../layout/search/platform-names.ts';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './creator-page.module.css';
import type { PlatformState } from './queries.ts';

/** The connected account, since when, and how fresh its data is. */
export function ConnectedFacts({ connection }: { connection: NonNullable<PlatformState['connection']> }) {
  const { t } = useTranslation('creator-page');
  const { platform, handle, homepageUrl, consentedAt, fetchedAt, state } = connection;
  const name = platformNames[platform];
  const account = <bdi dir="ltr">@{handle}</bdi>;
  return (
    <Stack gap={4} className={styles.facts}>
      <p>
        {homepageUrl ? (
          <a
            href={homepageUrl}
            target="_blank"
            rel="noreferrer"
            title={t('accounts.homepage', { platform: name })}
          >
            {account}
          </a>
        ) : (
          account
        )}
      </p>
      <Group as="p" gap={2} columnGap={14} align="stretch" wrap size="md" tone="faint" leading="relaxed">
        {t('accounts.since', { at: dateTime(consentedAt) })}
        {fetchedAt && <span>{t('accounts.fetched', { at: dateTime(fetchedAt) })}</span>}
      </Group>
      {state === 'broken' && (
        <Text size="md" tone="bad" leading="relaxed">
          {t('accounts.brokenAbout', { platform: name })}
        </Text>
      )}
    </Stack>
  );
}
