import { useTranslation } from 'react-i18next';
import type { Collaboration } from '../../../../contract/campaigns/collaborations.ts';
import { absent, fullCount } from '../../../../contract/core/format.ts';
import { moneyText } from '../../../monitoring/shared/money/money.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './panel.module.css';

/** What was agreed, for viewers. */
export function ReadOnlyFields({ collaboration }: { collaboration: Collaboration }) {
  const { t } = useTranslation('collaborations');
  const { link, visitsGoal, deliverables } = collaboration;
  const facts = [
    { name: t('field.fee'), value: moneyText(collaboration.feeMinor, collaboration.currency) },
    { name: t('field.product'), value: collaboration.product },
    { name: t('field.carrier'), value: collaboration.carrier },
    { name: t('field.trackingNumber'), value: collaboration.trackingNumber },
    { name: t('field.coupon'), value: collaboration.coupon },
    { name: t('field.shortLinkId'), value: link?.shortUrl },
    { name: t('field.visitsGoal'), value: visitsGoal === null ? '' : fullCount(visitsGoal) },
    { name: t('field.notes'), value: collaboration.notes },
  ];
  return (
    <Stack gap={24} className={styles.form}>
      <Grid as="dl" gap={12} columnGap={16} className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value || absent}</dd>
          </div>
        ))}
      </Grid>
      <Stack as="section" gap={8} className={styles.part}>
        <h3>{t('panel.deliverables')}</h3>
        {!deliverables.length && (
          <Text size="sm" tone="faint">
            {t('deliverable.none')}
          </Text>
        )}
        <ul className={styles.readRows}>
          {deliverables.map(({ id, kind, title, draftDueOn, publishOn, postUrl, checks }) => (
            <li key={id}>
              <strong>{title || t(`deliverable.kind.${kind}`)}</strong>
              {checks && <Tag>{t(`checks.${checks}`)}</Tag>}
              <Text as="span" size="sm" tone="faint">
                {t('deliverable.days', { draft: draftDueOn ?? absent, publish: publishOn ?? absent })}
              </Text>
              {postUrl && (
                <Text as="a" size="md" breaks href={postUrl} target="_blank" rel="noreferrer">
                  <bdi dir="ltr">{postUrl}</bdi>
                </Text>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Stack>
  );
}
