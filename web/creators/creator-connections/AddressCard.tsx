import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/page/Card.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { usePatterns } from '../../ui/forms/use-patterns.ts';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
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
  const { is } = usePatterns();
  const form = useForm({
    initial: { address: '' },
    rules: {
      address: is('email', t('address.empty')),
    },
    submit: ({ address }) => confirm(token, address.trim()),
    done: onConfirmed,
  });
  return (
    <Stack as="form" gap={8} {...form.props}>
      {page.address && !page.confirmedAddress && (
        <Group as="p" gap={2} columnGap={14} align="stretch" wrap size="md" tone="faint" leading="relaxed">
          {t('address.known', { team: page.teamName, address: page.address })}
        </Group>
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
            {t('cancel', { ns: 'common' })}
          </Button>
        )}
      </FormEnd>
    </Stack>
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
      <Text tone="soft" leading="relaxed">
        {t('address.about', { team: teamName })}
      </Text>
      {confirmedAddress && (
        <Group
          as="p"
          gap={8}
          align="start"
          weight={500}
          tone="good"
          leading="relaxed"
          role="status"
          className={styles.confirmed}
        >
          <IconCircleCheck size={18} aria-hidden />
          <bdi>{t('address.done', { address: confirmedAddress })}</bdi>
        </Group>
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
