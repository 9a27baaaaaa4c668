import { useEffect, useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/**
 * The guards with unsaved changes, and their parameters. The router supports one blocker, so one guard acts for all.
 */
const unsaved = new Map<string, string | undefined>();

const paramOf = ({ search }: Location, name: string) => new URLSearchParams(search).get(name);

/** Whether the navigation leaves the item named by `param`, or the page. */
const isLeft = (param: string | undefined, current: Location, next: Location): boolean =>
  current.pathname !== next.pathname ||
  (param !== undefined && paramOf(current, param) !== paramOf(next, param));

export interface LeaveGuardProps {
  when: boolean;
  /** A parameter of the address that selects an item on the same page: changing it counts as leaving. */
  param?: string;
}

/** Asks before a page with unsaved changes is left; a page may have several guards. */
export function LeaveGuard({ when, param }: LeaveGuardProps) {
  const { t } = useTranslation();
  const id = useId();
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    [...unsaved.values()].some(param => isLeft(param, currentLocation, nextLocation)),
  );
  useLayoutEffect(() => {
    if (!when) return;
    unsaved.set(id, param);
    return () => void unsaved.delete(id);
  }, [when, id, param]);
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [when]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('form.unsaved')}
      confirm={t('form.leave')}
      cancel={t('form.stay')}
      isDangerous
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      {t('form.unsavedAbout')}
    </ConfirmDialog>
  );
}
