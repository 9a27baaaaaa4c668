import type { OfficeUser } from '../../../contract/identity.ts';
import { renewSession, useSession } from '../../session/session.ts';

/** Who is signed in, and a way to show them anew, top bar included, after their data changed. */
export function useUser(): { user: OfficeUser; reload: () => Promise<void> } {
  return { user: useSession().user, reload: renewSession };
}
