import { NativeSelect } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CampaignRole, campaignRoles, mayAs } from '../../../../contract/campaigns/campaign-kinds.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { unreported } from '../../../app/api.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './campaign.module.css';
import { useMemberOffer, useSetMembers } from '../campaign-calls.ts';

type Roles = ReadonlyMap<number, CampaignRole>;

/** A new owner replaces the former one, who becomes an editor. */
function withRole(roles: Roles, accountId: number, role: CampaignRole | null): Roles {
  const next = new Map(roles);
  if (role === 'owner') {
    for (const [id, had] of roles) if (had === 'owner') next.set(id, 'editor');
  }
  if (role) next.set(accountId, role);
  else next.delete(accountId);
  return next;
}

/** Who sees a campaign, and what they may do; only its owner changes it. */
export function MembersDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { t } = useTranslation('campaigns');
  const { data: offered } = useMemberOffer();
  const save = useSetMembers();
  const [roles, setRoles] = useState<Roles>(
    () => new Map(campaign.members.map(({ accountId, role }) => [accountId, role])),
  );
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const mayChange = mayAs(campaign.role, 'owner');
  const known = campaign.members.map(({ accountId, name }) => ({ id: accountId, name }));
  const isKnown = new Set(known.map(({ id }) => id));
  const others = mayChange ? (offered ?? []).filter(({ id }) => !isKnown.has(id)) : [];

  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const members = [...roles].map(([accountId, role]) => ({ accountId, role }));
      await save(campaign.id, { members });
      showToast('success', t('notice.members'));
      onClose();
    } catch (error) {
      setFault(unreported(error));
      setBusy(false);
    }
  }
  return (
    <FormDialog title={t('members.title')} onClose={onClose}>
      <form className={styles.form} onSubmit={event => void send(event)}>
        <Text size="md" tone="soft" leading="relaxed">
          {t(mayChange ? 'members.about' : 'members.look')}
        </Text>
        <Stack as="ul" p={4} className={styles.memberList}>
          {[...known, ...others].map(({ id, name }) => {
            const role = roles.get(id);
            const options = [
              // An owner cannot be removed: another member must become owner first.
              ...(role === 'owner' ? [] : [{ value: '', label: t('members.none') }]),
              ...campaignRoles
                .filter(each => role !== 'owner' || each === 'owner')
                .map(value => ({ value, label: t(`role.${value}`) })),
            ];
            return (
              <Grid as="li" gap={12} align="center" py={8} px={0} key={id}>
                <Text as="bdi" truncate title={name}>
                  {name || t('deletedAccount', { ns: 'common' })}
                </Text>
                {mayChange ? (
                  <NativeSelect
                    aria-label={t('members.roleOf', { name: name || t('deletedAccount', { ns: 'common' }) })}
                    data={options}
                    value={role ?? ''}
                    onChange={({ currentTarget: { value } }) =>
                      setRoles(now => withRole(now, id, campaignRoles.find(each => each === value) ?? null))
                    }
                  />
                ) : (
                  role && t(`role.${role}`)
                )}
              </Grid>
            );
          })}
        </Stack>
        {mayChange && <FormEnd fault={fault} isBusy={isBusy} submit={t('save', { ns: 'common' })} />}
      </form>
    </FormDialog>
  );
}
