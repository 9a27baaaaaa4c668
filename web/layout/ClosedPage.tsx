import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { permissionNames } from '../../contract/core/roles/permission-texts.ts';
import { paths } from '../app/paths.ts';
import { useSession } from '../session/session.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { NotInPlan } from './plan/NotInPlan.tsx';

/** In place of a page that is for others only: says who may open it. */
export default function ClosedPage() {
  const { t, i18n } = useTranslation();
  const { closed, user } = useSession();
  const lang = i18n.language === 'en' ? 'en' : 'zh';
  const { pathname } = useLocation();
  const who = closed.find(({ path }) => path === pathname)?.for;
  useEffect(() => {
    // It was opened meanwhile, by another role or plan; a new page makes new routes.
    if (!who) location.reload();
  }, [who]);
  if (!who) return null;
  if (who === 'plan') return <NotInPlan title={t('closed.title')}>{t('closed.plan')}</NotInPlan>;
  const home = (
    <Button component={Link} to={paths.home()} variant="default">
      {t('closed.home')}
    </Button>
  );
  return (
    <EmptyState title={t('closed.title')} actions={home}>
      {who === 'operator'
        ? t('closed.operator')
        : t('closed.permission', {
            permission: permissionNames[lang][who],
            role: user.roleName,
          })}
    </EmptyState>
  );
}
