import { useTranslation } from 'react-i18next';
import {
  maxQuota,
  quotaKinds,
  quotaNames,
  type QuotaKind,
} from '../../../../contract/billing/quota-kinds.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import type { Member } from '../../../../contract/workspace/members.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './dialogs.module.css';
import { useTeamCalls } from '../queries.ts';

/** An empty field leaves it to the plan. */
const amountOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** How much of the plan a member may use in a month. */
export function QuotaDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('team');
  const { setQuotas } = useTeamCalls();
  const quotaOf = (kind: QuotaKind) => member.quotas.find(quota => quota.kind === kind);
  const shown = (kind: QuotaKind) => quotaOf(kind)?.max?.toString() ?? '';
  const rule = (typed: string) =>
    !(/^\d*$/.test(typed.trim()) && Number(typed) <= maxQuota) &&
    t('quota.wrong', { max: fullCount(maxQuota) });
  const form = useForm({
    initial: { emails: shown('emails'), mails: shown('mails'), rows: shown('rows') },
    rules: { emails: rule, mails: rule, rows: rule },
    submit: ({ emails, mails, rows }) =>
      setQuotas(member.id, { emails: amountOf(emails), mails: amountOf(mails), rows: amountOf(rows) }),
    done() {
      showToast('success', t('quota.done', { name: member.nickName }));
      onClose();
    },
  });
  return (
    <FormDialog title={t('quota.title', { name: member.nickName })} onClose={onClose}>
      <Stack as="form" gap={8} className={styles.form} {...form.props}>
        <Text tone="soft" leading="relaxed">
          {t('quota.about')}
        </Text>
        {quotaKinds.map(kind => (
          <FormField
            key={kind}
            {...form.field(kind)}
            label={quotaNames[currentLang][kind]}
            hint={t('quota.usedHint', { used: fullCount(quotaOf(kind)?.used) })}
            placeholder={t('quota.none')}
            inputMode="numeric"
            maxLength={10}
            autoComplete="off"
          />
        ))}
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('save', { ns: 'common' })} />
      </Stack>
    </FormDialog>
  );
}
