import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatorParams } from '../../../../contract/catalogue/creator-params.ts';
import type { PaidPrice } from '../../../../contract/creators/creator-prices.ts';
import { fullCount, money } from '../../../../contract/core/format.ts';
import { usePriceActions } from '../../creator-prices/queries.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { Scrollable } from '../../../ui/tables/Scrollable.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './PriceCard.module.css';

/** This many are shown before "show all". */
const fewest = 5;

/** What the team paid, newest first; members can delete their own, the main account any. */
export function PaidList({ creator, paid }: { creator: CreatorParams; paid: readonly PaidPrice[] }) {
  const { t } = useTranslation('creator-prices');
  const { deletePaid } = usePriceActions();
  const [areAll, setAll] = useState(false);
  const [asked, setAsked] = useState<PaidPrice | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function remove({ id }: PaidPrice) {
    setBusy(true);
    // A toast reports an error.
    await deletePaid(creator, id).then(
      () => showToast('success', t('paid.deleted')),
      () => undefined,
    );
    setBusy(false);
    setAsked(null);
  }
  return (
    <>
      <Scrollable className={styles.scroller} aria-label={t('paid.list')}>
        <Text as="table" size="md" full className={styles.paid} aria-label={t('paid.list')}>
          <thead>
            <tr>
              <Text
                as="th"
                size="sm"
                weight={400}
                tone="faint"
                textAlign="start"
                py={6}
                px={10}
                nowrap
                scope="col"
              >
                {t('paid.date')}
              </Text>
              <Text
                as="th"
                size="sm"
                weight={400}
                tone="faint"
                textAlign="start"
                py={6}
                px={10}
                nowrap
                scope="col"
                data-align="end"
              >
                {t('paid.total')}
              </Text>
              <Text
                as="th"
                size="sm"
                weight={400}
                tone="faint"
                textAlign="start"
                py={6}
                px={10}
                nowrap
                scope="col"
                data-align="end"
              >
                {t('paid.posts')}
              </Text>
              <Text
                as="th"
                size="sm"
                weight={400}
                tone="faint"
                textAlign="start"
                py={6}
                px={10}
                nowrap
                scope="col"
                data-align="end"
              >
                {t('paid.each')}
              </Text>
              <Text
                as="th"
                size="sm"
                weight={400}
                tone="faint"
                textAlign="start"
                py={6}
                px={10}
                nowrap
                scope="col"
              >
                {t('paid.by')}
              </Text>
              <Text
                as="th"
                size="sm"
                weight={400}
                tone="faint"
                textAlign="start"
                py={6}
                px={10}
                nowrap
                scope="col"
              >
                {t('note', { ns: 'common' })}
              </Text>
              <Text
                as="th"
                size="sm"
                weight={400}
                tone="faint"
                textAlign="start"
                py={6}
                px={10}
                nowrap
                scope="col"
              >
                {t('actions', { ns: 'common' })}
              </Text>
            </tr>
          </thead>
          <tbody>
            {(areAll ? paid : paid.slice(0, fewest)).map(each => (
              <tr key={each.id}>
                <Text as="td" weight={400} textAlign="start" py={6} px={10} nowrap>
                  {each.paidOn}
                </Text>
                <Text as="td" weight={400} textAlign="start" py={6} px={10} nowrap data-align="end">
                  {money(each.priceFen)}
                </Text>
                <Text as="td" weight={400} textAlign="start" py={6} px={10} nowrap data-align="end">
                  {fullCount(each.posts)}
                </Text>
                <Text as="td" weight={400} textAlign="start" py={6} px={10} nowrap data-align="end">
                  {money(Math.round(each.priceFen / each.posts))}
                </Text>
                <Text as="td" weight={400} textAlign="start" py={6} px={10} nowrap>
                  {each.by || t('paid.gone')}
                </Text>
                <Text as="td" weight={400} textAlign="start" py={6} px={10} nowrap className={styles.note}>
                  {each.note}
                </Text>
                <Text as="td" weight={400} textAlign="start" py={6} px={10} nowrap>
                  {each.mayDelete && (
                    <CloseButton
                      size="sm"
                      aria-label={t('paid.deleteOf', { day: each.paidOn })}
                      title={t('paid.deleteOf', { day: each.paidOn })}
                      onClick={() => setAsked(each)}
                    />
                  )}
                </Text>
              </tr>
            ))}
          </tbody>
        </Text>
      </Scrollable>
      {!areAll && paid.length > fewest && (
        <LinkButton onClick={() => setAll(true)}>{t('paid.all', { count: paid.length })}</LinkButton>
      )}
      {asked && (
        <ConfirmDialog
          title={t('paid.deleteTitle')}
          confirm={t('delete', { ns: 'common' })}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void remove(asked)}
          onCancel={() => setAsked(null)}
        >
          {t('paid.deleteAbout', { day: asked.paidOn, price: money(asked.priceFen) })}
        </ConfirmDialog>
      )}
    </>
  );
}
