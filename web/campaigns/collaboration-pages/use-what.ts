import { useTranslation } from 'react-i18next';
import type { WorkDeliverable } from './queries.ts';

/** The name of a deliverable: its kind, and its title if it has one. */
export function useWhat(): (deliverable: WorkDeliverable, place: number) => string {
  const { t } = useTranslation('collaboration-pages');
  return ({ kind, title }, place) =>
    title
      ? `${t(`kind.${kind}`)} · ${title}`
      : `${t('work.place', { place: place + 1 })} · ${t(`kind.${kind}`)}`;
}
