import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Collaboration } from '../../../../../contract/campaigns/collaborations.ts';
import { fullCount } from '../../../../../contract/core/format.ts';
import { CallError } from '../../../../app/api.ts';
import { paths } from '../../../../app/paths.ts';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { SelectField } from '../../../../ui/forms/SelectField.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { Group } from '../../../../ui/box/Box.tsx';
import styles from '../panel.module.css';
import { useLinksToChoose, useMakeLink } from '../queries.ts';
import type { EditForm } from './use-edit.ts';

export interface LinkFieldProps {
  form: EditForm;
  collaboration: Collaboration;
  /** The product's address, the target of a new link. */
  productUrl: string;
}

function MakeDialog({
  collaboration,
  productUrl,
  onClose,
}: Omit<LinkFieldProps, 'form'> & { onClose: () => void }) {
  const { t } = useTranslation('collaborations');
  const make = useMakeLink(collaboration);
  const form = useForm({
    initial: { targetUrl: productUrl },
    rules: { targetUrl: value => !/^https?:\/\/\S+$/i.test(value.trim()) && t('wrong.url') },
    submit: ({ targetUrl }) => make(targetUrl.trim()),
    done() {
      showToast('success', t('link.made'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('link.makeTitle')} onClose={onClose}>
      <form {...form.props}>
        <FormField
          {...form.field('targetUrl')}
          label={t('link.target')}
          hint={t('link.targetHint')}
          type="url"
          maxLength={2000}
        />
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('link.makeConfirm')} />
      </form>
    </FormDialog>
  );
}

/** The short link whose visits count for this collaboration: an existing one, or a new one. */
export function LinkField({ form, collaboration, productUrl }: LinkFieldProps) {
  const { t } = useTranslation('collaborations');
  const [isMaking, setMaking] = useState(false);
  const { data, error } = useLinksToChoose(true);
  const { link } = collaboration;
  const chosen = form.field('shortLinkId');
  const links = data?.links ?? [];
  const options = [
    { value: '', label: t('link.none') },
    ...(link && !links.some(({ id }) => id === link.id)
      ? [{ value: String(link.id), label: link.name || link.shortUrl }]
      : []),
    ...links.map(({ id, name, shortUrl }) => ({ value: String(id), label: name || shortUrl })),
  ];
  const isShown = link !== null && chosen.value === String(link.id);
  return (
    <div>
      <SelectField
        {...chosen}
        label={t('field.shortLinkId')}
        options={options}
        error={chosen.error ?? (error instanceof CallError ? error.message : undefined)}
      />
      <Group as="p" gap={4} columnGap={12} wrap size="md" tone="soft" className={styles.below}>
        {isShown && (
          <>
            <Link to={paths.shortLink(link.id)}>
              <bdi dir="ltr">{link.shortUrl}</bdi>
            </Link>
            <span>{t('link.visits', { count: link.visits, number: fullCount(link.visits) })}</span>
          </>
        )}
        {!chosen.value && (
          <Button variant="default" size="compact-sm" onClick={() => setMaking(true)}>
            {t('link.make')}
          </Button>
        )}
      </Group>
      {isMaking && (
        <MakeDialog collaboration={collaboration} productUrl={productUrl} onClose={() => setMaking(false)} />
      )}
    </div>
  );
}
