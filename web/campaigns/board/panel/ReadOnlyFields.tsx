import { useTranslation } from 'react-i18next';
import type { Collaboration } from '../../../../contract/campaigns/collaborations.ts';
import { absent, fullCount } from '../../../../contract/core/format.ts';
import { moneyText } from '../../../monitoring/shared/money/money.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';
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
    <div className={styles.form}>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value || absent}</dd>
          </div>
        ))}
      </dl>
      <section className={styles.part}>
        <h3>{t('panel.deliverables')}</h3>
        {!deliverables.length && <p className={styles.quiet}>{t('deliverable.none')}</p>}
        <ul className={styles.readRows}>
          {deliverables.map(({ id, kind, title, draftDueOn, publishOn, postUrl, checks }) => (
            <li key={id}>
              <strong>{title || t(`deliverable.kind.${kind}`)}</strong>
              {checks && <Tag>{t(`checks.${checks}`)}</Tag>}
              <span className={styles.quiet}>
                {t('deliverable.days', { draft: draftDueOn ?? absent, publish: publishOn ?? absent })}
              </span>
              {postUrl && (
                <a href={postUrl} target="_blank" rel="noreferrer">
                  <bdi dir="ltr">{postUrl}</bdi>
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
