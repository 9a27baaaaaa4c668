import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { email } from '../../../contract/core/patterns.ts';
import { Card } from '../../ui/page/Card.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import styles from './creator-page.module.css';
import { confirm, type OwnPage } from './queries.ts';

export interface AddressCardProps {
  token: string;
  page: OwnPage;
  onConfirmed: () => void;
}

function AddressForm({
  token,
  page,
  onConfirmed,
  onCancel,
}: AddressCardProps & { onCancel: (() => void) | undefined }) {
  const { t } = useTranslation('creator-page');
  const form = useForm({
    initial: { address: '' },
    rules: {
      address: value =>
        !value.trim() ? t('address.empty') : !email.test(value.trim()) && t('address.wrong'),
    },
    submit: ({ address }) => confirm(token, address.trim()),
    done: onConfirmed,
  });
  return (
    <form className={styles.form} {...form.props}>
      {page.address && !page.confirmedAddress && (
        <p className={styles.quiet}>{t('address.known', { team: page.teamName, address: page.address })}</p>
      )}
      <FormField
        {...form.field('address')}
        label={t('address.label')}
        hint={t('address.hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('address.confirm')}>
        {onCancel && (
          <Button variant="default" size="md" onClick={onCancel}>
            {t('address.cancel')}
          </Button>
        )}
      </FormEnd>
    </form>
  );
}

/** The address for mail to the creator; a confirmed one can be changed. */
export function AddressCard(props: AddressCardProps) {
  const { t } = useTranslation('creator-page');
  const { teamName, confirmedAddress } = props.page;
  const [isChanging, setChanging] = useState(false);
  const onConfirmed = () => {
    setChanging(false);
    props.onConfirmed();
  };
  return (
    <Card title={t('address.title')}>
      <p className={styles.about}>{t('address.about', { team: teamName })}</p>
      {confirmedAddress && (
        <p role="status" className={styles.confirmed}>
          <IconCircleCheck size={18} aria-hidden />
          <bdi>{t('address.done', { address: confirmedAddress })}</bdi>
        </p>
      )}
      {confirmedAddress && !isChanging ? (
        <Button className={styles.start} variant="default" onClick={() => setChanging(true)}>
          {t('address.change')}
        </Button>
      ) : (
        <AddressForm
          {...props}
          onConfirmed={onConfirmed}
          onCancel={confirmedAddress ? () => setChanging(false) : undefined}
        />
      )}
    </Card>
  );
}
