import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import type { FieldBinding } from '../../ui/forms/use-form.ts';
import { useTeamRoles } from './queries.ts';
import { roleOptions } from './role-options.ts';

export interface RoleFieldProps extends FieldBinding {
  label: string;
  /** One that is not offered: the role that goes. */
  without?: string;
  hint?: string;
}

/** A role to give; those that may do more than who gives them cannot be chosen, and say why. */
export function RoleField({ without, hint = '', ...field }: RoleFieldProps) {
  const { t } = useTranslation('team');
  const { permissions: held } = useSession().user;
  const { data, isError } = useTeamRoles();
  const options = roleOptions(data?.roles ?? [])
    .filter(({ value }) => value !== without)
    .map(({ value, name, permissions }) => {
      const isBeyond = permissions.some(permission => !held.some(each => each === permission));
      return { value, label: isBeyond ? `${name}（${t('roles.beyond')}）` : name, disabled: isBeyond };
    });
  return <SelectField {...field} options={options} hint={isError ? t('roles.failed') : hint} />;
}
