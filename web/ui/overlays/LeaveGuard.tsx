import { useEffect, useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Who has something to lose, and where. The router knows one guard at a time: whichever it is speaks for all. */
const unsaved = new Map<string, string | undefined>();

const paramOf = ({ search }: Location, name: string) => new URLSearchParams(search).get(name);

/** Is whatever `param` names left, or the page as a whole? */
const isLeft = (param: string | undefined, current: Location, next: Location): boolean =>
  current.pathname !== next.pathname ||
  (param !== undefined && paramOf(current, param) !== paramOf(next, param));

export interface LeaveGuardProps {
  when: boolean;
  /** A parameter of the address that leads to another thing on the same page: changing it is leaving too. */
  param?: string;
}

/** Asks before a page is left on which something was changed and not saved; a page may have several. */
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
