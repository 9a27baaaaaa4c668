import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../session/session.ts';
import { moveCard } from '../../../../contract/campaigns/board.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import type { Collaboration } from '../../../../contract/campaigns/collaborations.ts';
import type { CollaborationState } from '../../../../contract/campaigns/collaboration-kinds.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call, isMissing, unreported } from '../../../app/api.ts';
import type { CardPart } from '../../../app/paths.ts';
import { CreatorLinkPart } from '../../collaboration-pages/invitation/CreatorLinkPart.tsx';
import { DraftsPart } from '../../collaboration-drafts/DraftsPart.tsx';
import { FilesPart } from '../../shared/files/FilesPart.tsx';
import { PayablesPart } from '../../payables/entries/PayablesPart.tsx';
import { campaignsKey } from '../../../layout/queries.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { CancelDialog } from '../CancelDialog.tsx';
import { FieldsForm } from './fields/FieldsForm.tsx';
import { History } from './History.tsx';
import { Stack } from '../../../ui/box/Box.tsx';
import styles from './panel.module.css';
import { PanelHead } from './PanelHead.tsx';
import { useCollaboration } from './queries.ts';
import { ReadOnlyFields } from './ReadOnlyFields.tsx';
import { mayAs } from '../../../../contract/campaigns/campaign-kinds.ts';

export interface CardPanelProps {
  id: number;
  campaign: Campaign;
  mayEdit: boolean;
  /** What somebody came for stands first. */
  first?: CardPart | undefined;
  onClose: () => void;
}

/** Moves the open card; a toast reports a refusal. */
function useMoveOpen({ id, state }: Pick<Collaboration, 'id' | 'state'>) {
  const queries = useQueryClient();
  return async (to: CollaborationState, reason = '') => {
    try {
      await call(moveCard, {
        params: { id },
        body: { from: state, to, reason },
      });
    } catch {
      // Its toast has shown why.
    } finally {
      await queries.invalidateQueries({ queryKey: campaignsKey });
    }
  };
}

function Contents({
  collaboration,
  campaign,
  mayEdit,
  first,
}: Omit<CardPanelProps, 'id' | 'onClose'> & { collaboration: Collaboration }) {
  const { t } = useTranslation('collaborations');
  const [isCancelling, setCancelling] = useState(false);
  const move = useMoveOpen(collaboration);
  const { id, creator, feeMinor, currency } = collaboration;
  // What needs the role of an editor in the campaign, and a permission other than to edit campaigns.
  const isEditor = mayAs(collaboration.role, 'editor') && campaign.state !== 'archived';
  const mayReview = useMay('drafts.review') && isEditor;
  const maySeeMoney = useMay('money.read');
  const mayPlan = useMay('payments.plan') && isEditor;
  const given = { collaborationId: id, campaignId: campaign.id, mayEdit };
  const drafts = <DraftsPart key="drafts" {...given} mayReview={mayReview} />;
  const payables = maySeeMoney && (
    <PayablesPart key="payables" collaborationId={id} fee={{ feeMinor, currency }} mayEdit={mayPlan} />
  );
  return (
    <Stack gap={24}>
      <PanelHead
        collaboration={collaboration}
        mayEdit={mayEdit}
        onMove={to => (to === 'cancelled' ? setCancelling(true) : void move(to))}
      />
      {first === 'drafts' && drafts}
      {first === 'payables' && payables}
      {mayEdit ? (
        <FieldsForm collaboration={collaboration} productUrl={campaign.productUrl} />
      ) : (
        <ReadOnlyFields collaboration={collaboration} />
      )}
      {first !== 'drafts' && drafts}
      {first !== 'payables' && payables}
      <Stack as="section" gap={8} className={styles.part} aria-label={t('panel.files')}>
        <h3>{t('panel.files')}</h3>
        <FilesPart {...given} />
      </Stack>
      <CreatorLinkPart {...given} />
      <Stack as="section" gap={8} className={styles.part} aria-label={t('history.title')}>
        <h3>{t('history.title')}</h3>
        <History campaignId={campaign.id} id={id} />
      </Stack>
      {isCancelling && (
        <CancelDialog
          title={t('cancelling.title', { name: creator.name || creator.handle })}
          onCancel={reason => void move('cancelled', reason)}
          onClose={() => setCancelling(false)}
        />
      )}
    </Stack>
  );
}

/** A collaboration beside the board: fields, deliverables, payables, drafts and history. */
export function CardPanel({ id, campaign, mayEdit, first, onClose }: CardPanelProps) {
  const { t } = useTranslation('collaborations');
  const { data, error, refetch } = useCollaboration(campaign.id, id);
  const isElsewhere = data !== undefined && data.campaignId !== campaign.id;
  const name = data && (data.creator.name || data.creator.handle);
  return (
    <SidePanel
      label={name ? t('panel.titleOf', { name }) : t('panel.title')}
      isWide
      aside={t('panel.title')}
      onClose={onClose}
    >
      {isMissing(error) || isElsewhere ? (
        <EmptyState>{t('panel.missing')}</EmptyState>
      ) : data ? (
        <Contents collaboration={data} campaign={campaign} mayEdit={mayEdit} first={first} />
      ) : error ? (
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      ) : (
        <Stack gap={24} aria-busy="true">
          <Skeleton width="60%" height={48} />
          <Skeleton width="100%" height={44} />
          <Skeleton width="100%" height={280} />
        </Stack>
      )}
    </SidePanel>
  );
}
