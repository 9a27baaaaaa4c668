import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isMissing, isNotInPlan, unreported } from '../app/api.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';

export interface SubjectPageProps<Subject> {
  answer: { data: Subject | undefined; error: unknown; refetch: () => unknown };
  /** The address cannot name an existing subject. */
  isNone?: boolean;
  /** Texts for a missing subject. */
  missing: (part: 'title' | 'text' | 'back') => string;
  /** The address of the back link. */
  above: string;
  /** In place of a page beyond the current plan. */
  notInPlan?: ReactNode;
  skeleton: ReactNode;
  children: (subject: Subject) => ReactNode;
}

/** A page about one subject, or the reason why it is not shown. */
export function SubjectPage<Subject>(props: SubjectPageProps<Subject>) {
  const { answer, isNone, missing, above, notInPlan, skeleton, children } = props;
  const { data, error, refetch } = answer;
  if (isNone || isMissing(error)) {
    const back = (
      <Button component={Link} to={above} variant="default">
        {missing('back')}
      </Button>
    );
    return (
      <EmptyState title={missing('title')} actions={back}>
        {missing('text')}
      </EmptyState>
    );
  }
  if (notInPlan && isNotInPlan(error)) return notInPlan;
  if (data !== undefined) return children(data);
  return error ? <ErrorState message={unreported(error)} onRetry={() => void refetch()} /> : skeleton;
}
