import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { hasToken } from '../../../session/session.ts';
import type { GuideCode } from './steps/guided-providers.ts';

/** Leads from a guide to the form for this mailbox, through the sign-in if needed. */
export function BindButton({ code }: { code: GuideCode }) {
  const { t } = useTranslation('mail-guides');
  const form = paths.senders(`provider=${code}`);
  return (
    <Button component={Link} to={hasToken() ? form : paths.signIn(form)} fullWidth>
      {t(hasToken() ? 'guide.bind' : 'guide.signInToBind')}
    </Button>
  );
}
