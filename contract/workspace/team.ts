import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { permissions } from '../core/roles/permissions.ts';

/** A menu entry: `label` is English, `name` Chinese; a leaf is a route. */
export interface MenuEntry {
  id: number;
  name: string;
  label: string;
  path: string;
  /** Key of the page in web/app/menu-routes.tsx; empty for a group. */
  component: string;
  icon: string;
  children: MenuEntry[];
}

const menuEntrySchema: z.ZodType<MenuEntry> = z.lazy(() =>
  z.object({
    id: z.int(),
    name: z.string(),
    label: z.string(),
    path: z.string(),
    component: z.string(),
    icon: z.string(),
    children: z.array(menuEntrySchema),
  }),
);

/** A page in the menus of other people only, and who may open it (who has a permission), which the page then says. */
const closedPageSchema = z.object({
  path: z.string(),
  for: z.enum(['operator', 'plan', ...permissions]),
});
export type ClosedPage = z.output<typeof closedPageSchema>;

export const getMenu = endpoint({
  method: 'GET',
  path: '/office/api/team/menu/:id',
  access: 'account',
  summary: 'The menu of a team, as this account may see it',
  tag: 'team',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  reply: z.object({
    menus: z.array(menuEntrySchema),
    closed: z.array(closedPageSchema),
    /** The paths of the entries that the account keeps at the top, in the order in which it pinned them. */
    pinned: z.array(z.string()),
  }),
});

export const pinMenuEntry = endpoint({
  method: 'PUT',
  path: '/office/api/team/menu/pinned',
  access: 'account',
  summary: 'Keep an entry of the menu at the top for this account, or put it back into its group',
  tag: 'team',
  body: z.object({ path: z.string().max(200), isPinned: z.boolean() }),
  reply: z.object({}),
});
