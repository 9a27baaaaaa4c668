import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errors } from '../../../../contract/core/errors.ts';
import { username } from '../../../../contract/core/patterns.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/box/Box.tsx';
import styles from './dialogs.module.css';
import { anyPassword, FirstPasswordField, isNewPassword } from './FirstPasswordField.tsx';
import { useNickNameRule } from './use-nick-name-rule.ts';
import { useTeamCalls } from '../queries.ts';
import { choiceOf } from '../../roles/role-options.ts';
import { RoleField } from '../../roles/RoleField.tsx';
import { ShownOnce } from './ShownOnce.tsx';

/** Creates a sub-account with a first password, then shows the sign-in details to pass on. */
export function NewMemberDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('team');
  const { create } = useTeamCalls();
  const nickNameRule = useNickNameRule();
  const [initial] = useState(() => ({
    username: '',
    nickName: '',
    role: 'member',
    password: anyPassword(),
  }));
  const [made, setMade] = useState<typeof initial>();
  const form = useForm({
    initial,
    rules: {
      username: value => !username.test(value.trim()) && t('member.wrongUsername'),
      nickName: nickNameRule,
      password: value => !isNewPassword(value) && t('member.wrongPassword'),
    },
    places: { [errors.taken.code]: 'username', [errors.entitlement_exceeded.code]: 'username' },
    submit: ({ role, ...values }) => create({ ...values, role: choiceOf(role) }),
    done: setMade,
  });
  if (made) {
    return (
      <ShownOnce
        title={t('member.createdTitle')}
        about={t('member.createdAbout', { name: made.nickName.trim() })}
        label={t('member.loginLabel')}
        text={t('member.login', { username: made.username.trim(), password: made.password })}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog title={t('create')} onClose={onClose}>
      <Stack as="form" gap={8} className={styles.form} {...form.props}>
        <FormField
          {...form.field('username')}
          label={t('member.username')}
          hint={t('member.usernameHint')}
          autoComplete="off"
          maxLength={32}
        />
        <FormField {...form.field('nickName')} label={t('member.nickName')} autoComplete="off" />
        <RoleField {...form.field('role')} label={t('roles.of')} />
        <FirstPasswordField {...form.field('password')} label={t('member.password')} />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('member.create')} />
      </Stack>
    </FormDialog>
  );
}
