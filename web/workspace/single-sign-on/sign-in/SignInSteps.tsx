import { Navigate, useParams, useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { afterSignIn } from '../../../session/after-sign-in.ts';
import { hasToken } from '../../../session/session.ts';
import { CallbackStep } from './CallbackStep.tsx';
import { OrganisationStep } from './OrganisationStep.tsx';

/** The pages of a sign-in by the organisation: the address is asked for, and the provider sends the browser back. */
export default function SignInSteps() {
  const { step } = useParams();
  const [query] = useSearchParams();
  if (step === 'callback') return <CallbackStep />;
  if (step !== 'organisation') return <Navigate to={paths.signIn()} replace />;
  return hasToken() ? <Navigate to={afterSignIn(query)} replace /> : <OrganisationStep />;
}
