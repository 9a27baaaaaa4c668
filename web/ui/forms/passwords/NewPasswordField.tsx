import { VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Group } from '../../box/Box.tsx';
import styles from './NewPasswordField.module.css';
import { passwordParts } from './new-password.ts';
import { PasswordField } from './PasswordField.tsx';
import type { FieldBinding } from '../use-form.ts';

function Needs({ password }: { password: string }) {
  const { t } = useTranslation();
  return (
    <Group as="ul" gap={2} columnGap={14} align="stretch" wrap tone="faint" className={styles.parts}>
      {passwordParts.map(({ name, holds }) => {
        const isMet = holds.test(password);
        const Icon = isMet ? IconCircleCheckFilled : IconCircle;
        return (
          <li key={name} data-met={isMet}>
            <Icon size={14} aria-hidden />
            <bdi>{t(`form.password.${name}`)}</bdi>
            {isMet && <VisuallyHidden>{t('form.password.met')}</VisuallyHidden>}
          </li>
        );
      })}
    </Group>
  );
}

/** A new password, with its requirements ticked off while typing. */
export function NewPasswordField(props: FieldBinding & { label: string }) {
  return <PasswordField {...props} autoComplete="new-password" needs={<Needs password={props.value} />} />;
}
