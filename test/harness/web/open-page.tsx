import { render } from '@testing-library/react';
import i18next from 'i18next';
import { workSteps } from '../../../contract/campaigns/agenda/agenda-kinds.ts';
import { getMyWork } from '../../../contract/campaigns/agenda/agenda.ts';
import { getEquity } from '../../../contract/billing/plans.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { roleNames } from '../../../contract/core/roles/permission-texts.ts';
import {
  type BuiltInRole,
  builtInRoles,
  type Permission,
  type Role,
} from '../../../contract/core/roles/permissions.ts';
import { getInboxCounts } from '../../../contract/inbox/threads.ts';
import { getOfficeUser, getSignInSettings } from '../../../contract/identity/sign-in.ts';
import { type ClosedPage, type MenuEntry, getMenu } from '../../../contract/workspace/team.ts';
import { getOwnSingleSignOn } from '../../../contract/workspace/single-sign-on.ts';
import { inboxViews } from '../../../contract/outreach/mail-kinds.ts';
import { App } from '../../../web/app/App.tsx';
import { fillSlots } from '../../../web/app/fill-slots.ts';
import { isFirstOfBrowserSession } from '../../../web/session/browser-session.ts';
import { leaveSession } from '../../../web/session/session.ts';
import { knownSettings } from '../../../web/session/token-calls.ts';
import { keepTokens } from '../../../web/session/tokens.ts';
import { server } from './fake-server.ts';
import { filledIn, type PartOf } from './sample-reply.ts';
import { textsStarted } from './render-kit.tsx';

/** The server's menu; typed here because the web and the server must not import each other. */
interface MenuFor {
  actor: { role: Role; permissions: readonly Permission[]; isOperator: boolean };
  mayCollect: boolean;
}
interface Menus {
  menuFor: (of: MenuFor) => MenuEntry[];
  pagesClosedTo: (of: MenuFor) => ClosedPage[];
}
const [menus] = Object.values(
  import.meta.glob<Menus>('../../../server/workspace/team/menu.ts', { eager: true }),
);

type Site = ReplyOf<typeof getSignInSettings>;

export interface Visitor {
  /** Null if nobody is signed in. */
  role?: BuiltInRole | 'operator' | null;
  /** Of a role of the team's own, which the visitor has instead. */
  permissions?: readonly Permission[];
  /** The plan has data acquisition. */
  mayCollect?: boolean;
  /** What is special about this installation. */
  site?: PartOf<Site>;
}

fillSlots();

function answerSession(
  visitor: BuiltInRole | 'operator',
  { mayCollect, permissions }: { mayCollect: boolean; permissions: readonly Permission[] | undefined },
): void {
  const isOperator = visitor === 'operator';
  const builtIn = isOperator ? 'owner' : visitor;
  const role: Role = permissions ? 'custom' : builtIn;
  const own = permissions ?? builtInRoles[builtIn];
  const isMember = role !== 'owner';
  const officeUser = {
    userId: isMember ? 2 : 1,
    teamId: 1,
    teamName: '溪流传媒',
    timeZone: 'Asia/Shanghai',
    username: isMember ? 'xiaohe' : 'linxi',
    nickName: isMember ? '小禾' : '林溪',
    roleIds: isMember
      ? [own.includes('members.manage') ? 'ROLE_ADMIN' : 'ROLE_MEMBER']
      : ['ADMIN', 'ROLE_ADMIN'],
    roleName: permissions ? '自定义' : roleNames.zh[builtIn],
    permissions: [...own],
    operator: isOperator,
  };
  const actor = { role, permissions: own, isOperator };
  server.answersUsually(getOfficeUser, { officeUser });
  server.answersUsually(getOwnSingleSignOn, { provider: null, linked: null });
  const nothingUnread = Object.fromEntries(inboxViews.map(view => [view, 0]));
  server.answersUsually(getInboxCounts, { views: nothingUnread, labels: [], senders: [] });
  const nothingToDo = Object.fromEntries(workSteps.map(step => [step, 0]));
  server.answersUsually(getMyWork, { items: [], total: 0, counts: nothingToDo });
  const of = { actor, mayCollect };
  server.answersUsually(getMenu, {
    menus: menus?.menuFor(of) ?? [],
    closed: menus?.pagesClosedTo(of) ?? [],
    pinned: [],
  });
  server.answersUsually(getEquity, {
    red_center: { save_koc_task: mayCollect ? '1' : '0' },
    equityVersion: { versionCode: 'pro', versionName: '专业版', hasHigher: true },
  });
}

/** The web asks for the settings of the site once and keeps them; each test has settings of its own. */
function answerSite(site: PartOf<Site> = {}): void {
  const said = { passwordKey: '0123456789abcdef', takesPayments: true, ...site };
  server.answers(getSignInSettings, said);
  const known = knownSettings();
  if (known) Object.assign(known, filledIn(getSignInSettings.reply, said));
}

/**
 * Opens an address of the web in a DOM: its real routes, session, texts and queries, with a server that responds by the
 * contract. In Chinese, because the language is fixed when the web starts.
 */
export async function opens(
  path: string,
  { role = 'owner', permissions, mayCollect = true, site }: Visitor = {},
): Promise<void> {
  await textsStarted();
  await i18next.changeLanguage('zh');
  // Forgets who was signed in before.
  leaveSession(path);
  answerSite(site);
  if (role) {
    answerSession(role, { mayCollect, permissions });
    keepTokens({ access: 'access', refresh: 'refresh' });
    // Prevents the tip of a browser session's first page.
    isFirstOfBrowserSession('tip');
  }
  history.replaceState(null, '', path);
  render(<App />);
}
