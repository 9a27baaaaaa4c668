import { redirect, type RouteObject } from 'react-router';
import { guidePaths } from '../../contract/outreach/senders/guide-paths.ts';
import { clientReportTexts, reportTexts } from './lazy-pages/page-texts.ts';
import { page } from './lazy-pages/lazy-page.ts';
import { paths } from './paths.ts';
import { afterSignIn } from '../session/after-sign-in.ts';
import { enterSession, hasToken } from '../session/session.ts';
import { signInSettings } from '../session/token-calls.ts';

export const layout = page(() => import('../layout/BaseLayout.tsx'));
export const queryScope = page(() => import('../layout/QueryScope.tsx'));

interface Asked {
  request: Request;
}
const queryOf = ({ request }: Asked) => new URL(request.url).searchParams;

/** What pages before the sign-in need to know; if it cannot be loaded, the user learns it when a form is sent. */
const settingsOrNone = () => signInSettings().catch(() => null);
const onWhenSignedIn = (asked: Asked) =>
  hasToken() ? redirect(afterSignIn(queryOf(asked), paths.first())) : settingsOrNone();

/** For who has to set up a second factor; everybody else is led on. */
async function onWhenSetUp(asked: Asked) {
  const session = await enterSession();
  if (!session) return redirect(paths.landing());
  return session.user.needsSecondFactor ? null : redirect(afterSignIn(queryOf(asked)));
}

/** Public pages that fetch nothing, so that they do without the library of queries. */
export const plainRoutes: RouteObject[] = [
  {
    path: '/protocol',
    lazy: page(() => import('../identity/legal-pages/ProtocolPage.tsx'), 'protocol', 'standing'),
  },
  {
    path: '/policy',
    lazy: page(() => import('../identity/legal-pages/PolicyPage.tsx'), 'policy', 'standing'),
  },
  {
    path: '/login',
    loader: onWhenSignedIn,
    lazy: page(() => import('../identity/sign-in/LoginPage.tsx'), 'identity'),
  },
  {
    path: '/login/:step/:team?',
    lazy: page(
      () => import('../workspace/single-sign-on/sign-in/SignInSteps.tsx'),
      'single-sign-on',
      'identity',
    ),
  },
  {
    path: '/register',
    loader: onWhenSignedIn,
    lazy: page(() => import('../identity/sign-in/RegisterPage.tsx'), 'identity'),
  },
  {
    path: '/forgetPwd',
    loader: settingsOrNone,
    lazy: page(() => import('../identity/sign-in/ForgotPasswordPage.tsx'), 'identity'),
  },
  {
    path: '/mailConfig',
    lazy: page(() => import('../outreach/senders/guides/MailConfigPage.tsx'), 'mail-guides', 'standing'),
  },
  {
    path: '/secondFactor',
    loader: onWhenSetUp,
    lazy: page(() => import('../identity/sign-in/RequiredFactorPage.tsx'), 'identity', 'account-security'),
  },
  { path: '/auth', loader: asked => redirect(paths.signIn(queryOf(asked).get('next') ?? '')) },
];

export const publicRoutes: RouteObject[] = [
  { path: '/index', lazy: page(() => import('../billing/landing/IndexPage.tsx'), 'landing', 'standing') },
  {
    path: '/privacy',
    lazy: page(() => import('../identity/legal-pages/PrivacyPage.tsx'), 'privacy', 'standing'),
  },
  {
    path: '/i/:token',
    loader: settingsOrNone,
    lazy: page(() => import('../workspace/members/joining/JoinPage.tsx'), 'identity'),
  },
  {
    path: '/price',
    loader: settingsOrNone,
    lazy: page(() => import('../billing/plans/PricePage.tsx'), 'plans', 'standing'),
  },
  {
    path: '/u/:token',
    lazy: page(() => import('../outreach/suppressions/UnsubscribePage.tsx'), 'unsubscribe'),
  },
  {
    path: '/p/:token',
    lazy: page(() => import('../creators/creator-connections/CreatorPage.tsx'), 'creator-page'),
  },
  {
    path: '/w/:token',
    lazy: page(() => import('../campaigns/collaboration-pages/CreatorWorkPage.tsx'), 'collaboration-pages'),
  },
  {
    path: '/r/:token',
    lazy: page(() => import('../creators/reports/share/SharedReportPage.tsx'), ...reportTexts, 'standing'),
  },
  {
    path: '/c/:token',
    lazy: page(
      () => import('../monitoring/client-reports/SharedClientReportPage.tsx'),
      ...clientReportTexts,
      'standing',
    ),
  },
  {
    path: '/sandbox/phone/:orderNumber?',
    lazy: page(() => import('../sandbox/sandbox-payments/PhonePage.tsx'), 'sandbox-payments'),
  },
];

/** One page for all providers: its path tells which one. */
export const mailGuides: RouteObject[] = Object.values(guidePaths).map(path => ({
  path,
  lazy: page(() => import('../outreach/senders/guides/GuidePage.tsx'), 'mail-guides', 'standing'),
}));
