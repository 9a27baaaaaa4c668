import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errors } from '../../../contract/core/errors.ts';
import { dateTime } from '../../../contract/core/format.ts';
import { CallError } from '../../app/api.ts';
import { moneyText } from '../../monitoring/shared/money/money.ts';
import { Card } from '../../ui/page/Card.tsx';
import { CopyLine } from '../../ui/copy/CopyLine.tsx';
import type { WorkDeliverable, WorkProps } from './queries.ts';
import { useWhat } from './use-what.ts';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './work.module.css';

function useDays() {
  const { t } = useTranslation('collaboration-pages');
  return ({ draftDueOn, publishOn }: WorkDeliverable): string =>
    [draftDueOn && t('days.draft', { day: draftDueOn }), publishOn && t('days.publish', { day: publishOn })]
      .filter(Boolean)
      .join(' · ');
}

/** Coupon, short link and parcel, if there are any. */
function Extras({ work: { coupon, shortUrl, carrier, trackingNumber } }: Pick<WorkProps, 'work'>) {
  const { t } = useTranslation('collaboration-pages');
  const words = { copy: t('copy', { ns: 'common' }), copied: t('copied', { ns: 'common' }) };
  return (
    <>
      {coupon && (
        <div>
          <dt>{t('terms.coupon')}</dt>
          <dd>
            <CopyLine label={t('terms.coupon')} text={coupon} words={words} />
          </dd>
        </div>
      )}
      {shortUrl && (
        <div>
          <dt>{t('terms.link')}</dt>
          <dd>
            <CopyLine label={t('terms.link')} text={shortUrl} words={words} />
          </dd>
        </div>
      )}
      {trackingNumber && (
        <div>
          <dt>{t('terms.parcel')}</dt>
          <dd>
            {carrier} <bdi dir="ltr">{trackingNumber}</bdi>
          </dd>
        </div>
      )}
    </>
  );
}

function Acceptance({ work, calls, onChanged }: WorkProps) {
  const { t } = useTranslation('collaboration-pages');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function accept() {
    setBusy(true);
    setFault(undefined);
    const { feeMinor, currency, terms, deliverables } = work;
    try {
      await calls.accept({ feeMinor, currency, terms, deliverableIds: deliverables.map(({ id }) => id) });
      await onChanged();
    } catch (error) {
      const isChanged = error instanceof CallError && error.code === errors.changed_meanwhile.code;
      if (isChanged) await onChanged();
      setFault(isChanged ? t('terms.changedNow') : error instanceof Error ? error.message : undefined);
    } finally {
      setBusy(false);
    }
  }
  if (work.termsAcceptedAt)
    return (
      <Group
        as="p"
        gap={8}
        align="start"
        weight={500}
        tone="good"
        leading="relaxed"
        role="status"
        className={styles.good}
      >
        <IconCircleCheck size={18} aria-hidden />
        {t('terms.accepted', { at: dateTime(work.termsAcceptedAt) })}
      </Group>
    );
  return (
    <>
      <div role="alert">
        {(fault || work.areTermsNew) && (
          <Text tone="warn" leading="relaxed" py={10} px={12} radius="control" ground="warn">
            {fault ?? t('terms.changed')}
          </Text>
        )}
      </div>
      {work.feeMinor !== null && (
        <>
          <Text size="md" tone="soft" leading="relaxed" className={styles.quiet}>
            {t('terms.about')}
          </Text>
          <Button size="md" loading={isBusy} onClick={() => void accept()}>
            {t('terms.accept')}
          </Button>
        </>
      )}
    </>
  );
}

/** What was agreed, and the creator's acceptance. */
export function TermsCard(props: WorkProps) {
  const { t } = useTranslation('collaboration-pages');
  const what = useWhat();
  const daysOf = useDays();
  const { feeMinor, currency, deliverables } = props.work;
  return (
    <div id="terms" className={styles.place}>
      <Card title={t('terms.title')}>
        <Stack gap={14} className={styles.stack}>
          <Stack as="dl" gap={12} className={styles.facts}>
            <div>
              <dt>{t('terms.fee')}</dt>
              <Text as="dd" size="5xl" className={styles.fee}>
                {feeMinor === null ? t('terms.noFee') : <bdi>{moneyText(feeMinor, currency)}</bdi>}
              </Text>
            </div>
            <div>
              <dt>{t('terms.what')}</dt>
              <dd>
                {deliverables.length ? (
                  <Stack as="ol" gap={6}>
                    {deliverables.map((deliverable, place) => (
                      <li key={deliverable.id}>
                        {what(deliverable, place)}
                        {daysOf(deliverable) && (
                          <Text
                            as="span"
                            block
                            size="md"
                            tone="soft"
                            leading="relaxed"
                            className={styles.quiet}
                          >
                            {daysOf(deliverable)}
                          </Text>
                        )}
                      </li>
                    ))}
                  </Stack>
                ) : (
                  t('terms.nothing')
                )}
              </dd>
            </div>
            <Extras work={props.work} />
          </Stack>
          <Acceptance {...props} />
        </Stack>
      </Card>
    </div>
  );
}
