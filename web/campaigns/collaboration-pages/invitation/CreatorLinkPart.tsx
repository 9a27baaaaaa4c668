import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  CollaborationPage,
  listCollaborationPages,
} from '../../../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { dateTime, fullCount } from '../../../../contract/core/format.ts';
import { unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';
import type { WorkPartProps } from '../../collaboration-drafts/DraftsPart.tsx';
import { MakePageDialog } from './MakePageDialog.tsx';
import { useCreatorPages, usePageCalls } from './page-calls.ts';
import { Grid, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../../collaboration-drafts/work-part.module.css';

type Pages = ReplyOf<typeof listCollaborationPages>;

function stateOf({ isOpen, revokedAt, expiresAt }: CollaborationPage) {
  if (isOpen) return 'open';
  if (revokedAt) return 'revoked';
  return Date.parse(expiresAt) <= siteNow() ? 'expired' : 'closed';
}

function PageItem({ page, onRevoke }: { page: CollaborationPage; onRevoke: (() => void) | undefined }) {
  const { t } = useTranslation('creator-work');
  const { expiresAt, createdBy, createdAt, opened, openedAt } = page;
  const state = stateOf(page);
  return (
    <Stack as="li" gap={8} shrink py={12} px={14} border radius="card" breaks>
      <Group gap={6} columnGap={12} justify="between" wrap>
        <b>{t('page.until', { at: dateTime(expiresAt) })}</b>
        <Tag tone={state === 'open' ? 'good' : 'plain'}>{t(`page.${state}`)}</Tag>
      </Group>
      <Text size="sm" tone="soft" leading="relaxed">
        {t('page.by', { by: createdBy || t('deletedAccount', { ns: 'common' }), at: dateTime(createdAt) })}
        <br />
        {opened
          ? t('page.opened', { count: opened, number: fullCount(opened), at: dateTime(openedAt) })
          : t('page.never')}
      </Text>
      {onRevoke && (
        <Group gap={8} align="stretch" wrap>
          <Button
            variant="default"
            size="xs"
            aria-label={t('page.revokeOne', { at: dateTime(createdAt) })}
            onClick={onRevoke}
          >
            {t('page.revoke')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** What the creator entered on their page. */
function Given({
  pages: { termsAcceptedAt, areTermsNew, details },
  mayEdit,
}: {
  pages: Pages;
  mayEdit: boolean;
}) {
  const { t } = useTranslation('creator-work');
  const at = dateTime(termsAcceptedAt);
  return (
    <>
      <Grid as="dl" gap={4} columnGap={14} className={styles.details}>
        <Text as="dt" size="md" tone="soft">
          {t('page.terms')}
        </Text>
        <dd className={areTermsNew ? styles.warn : undefined}>
          {!termsAcceptedAt
            ? t('page.notAccepted')
            : areTermsNew
              ? t('page.acceptedOld', { at })
              : t('page.accepted', { at })}
        </dd>
        {mayEdit && (
          <>
            <Text as="dt" size="md" tone="soft">
              {t('page.shipTo')}
            </Text>
            <dd>{details?.address || t('page.notGiven')}</dd>
            <Text as="dt" size="md" tone="soft">
              {t('page.payTo')}
            </Text>
            <dd>{details?.payment || t('page.notGiven')}</dd>
          </>
        )}
      </Grid>
      {details && (
        <Text size="sm" tone="soft" leading="relaxed">
          {t('page.given', { at: dateTime(details.givenAt) })}
        </Text>
      )}
    </>
  );
}

/** Addresses of the creator's page, and what the creator entered there. */
export function CreatorLinkPart({ collaborationId, mayEdit }: WorkPartProps) {
  const { t } = useTranslation('creator-work');
  const { data, error, isError, refetch } = useCreatorPages(collaborationId);
  const { revoke } = usePageCalls(collaborationId);
  const [isMaking, setMaking] = useState(false);
  const [asked, setAsked] = useState<CollaborationPage>();
  const [isBusy, setBusy] = useState(false);

  async function end({ id }: CollaborationPage) {
    setBusy(true);
    try {
      await revoke(id);
      showToast('success', t('page.revokedNow'));
    } catch {
      // A toast has shown it.
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
  }
  return (
    <Stack as="section" gap={10} shrink aria-label={t('page.title')}>
      <Group gap={8} justify="between" wrap>
        <Text as="h3" size="xl">
          {t('page.title')}
        </Text>
        {mayEdit && (
          <Button variant="default" size="xs" disabled={!data} onClick={() => setMaking(true)}>
            {t('page.make')}
          </Button>
        )}
      </Group>
      <Text size="md" tone="soft" leading="relaxed">
        {t('page.about')}
      </Text>
      {isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton width="100%" height={90} />}
      {data && <Given pages={data} mayEdit={mayEdit} />}
      {data?.pages.length === 0 && (
        <Text size="sm" tone="soft" leading="relaxed">
          {t('page.none')}
        </Text>
      )}
      {data && data.pages.length > 0 && (
        <Stack as="ul" gap={10} aria-label={t('page.list')}>
          {data.pages.map(page => (
            <PageItem
              key={page.id}
              page={page}
              onRevoke={mayEdit && page.isOpen ? () => setAsked(page) : undefined}
            />
          ))}
        </Stack>
      )}
      {isMaking && data && (
        <MakePageDialog
          collaborationId={collaborationId}
          creatorLang={data.creatorLang}
          onClose={() => setMaking(false)}
        />
      )}
      {asked && (
        <ConfirmDialog
          title={t('page.revokeTitle')}
          confirm={t('page.revoke')}
          isDangerous
          isBusy={isBusy}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void end(asked)}
        >
          <p>{t('page.revokeAbout')}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
