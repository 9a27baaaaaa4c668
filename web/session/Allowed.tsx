import type { ReactNode } from 'react';
import type { Permission } from '../../contract/core/roles/permissions.ts';
import { useMay } from './session.ts';

/** What only those see who have a permission, such as the button of what it allows. */
export function Allowed({ to, children }: { to: Permission; children: ReactNode }) {
  return useMay(to) ? children : null;
}
