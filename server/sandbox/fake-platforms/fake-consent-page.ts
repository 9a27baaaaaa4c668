import type { Platform } from '../../../contract/core/platform.ts';
import type { FakeReply, FakeRequest, FakeWorld } from './fake-host.ts';
import type { Person } from './fake-people.ts';

/** How a platform asks a user whether an app may read their account (RFC 6749 §4.1.1). */
export interface Consent {
  platform: Platform;
  /** The brand whose page it imitates. */
  brand: string;
  host: string;
  path: string;
  title: string;
  accountLabel: string;
  separator: ' ' | ',';
  words: Readonly<Record<string, string>>;
  /** The scope that every consent includes. */
  always?: string;
  /** The reply to an app with a wrong configuration. */
  faultOf(query: URLSearchParams): FakeReply | null;
  /** Why an account cannot be connected, besides not existing. */
  hindranceOf?(owner: Person): string | null;
  /** What is returned to the app with the state. */
  granted(
    grant: { account: string; scopes: string[] },
    query: URLSearchParams,
  ): Readonly<Record<string, string>>;
  denied: Readonly<Record<string, string>>;
  /** Appended to the address that the browser returns to. */
  end?: string;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0;padding:16px}
main{max-width:420px;margin:8vh auto 0}h1{font-size:24px;font-weight:500}label{display:block}
input[name=account]{display:block;box-sizing:border-box;width:100%;padding:12px;font:inherit}
fieldset{margin:20px 0;padding:8px 16px 12px;border:1px solid #8888;border-radius:8px}
.choice{display:flex;gap:10px;align-items:baseline;padding:6px 0}
.end{display:flex;flex-direction:row-reverse;gap:12px}button{min-height:44px;padding:0 20px;font:inherit}
[role=alert]{padding:8px 12px;border-inline-start:4px solid #c5221f}`;

/** The target of the page's own form; apps never see it. */
const decidedBehind = (path: string) => `${path.replace(/\/$/, '')}/decided`;

export const isConsentPath = ({ path }: Pick<Consent, 'path'>, asked: string): boolean =>
  asked.replace(/\/$/, '') === path.replace(/\/$/, '') || asked === decidedBehind(path);

/** A page to click through. Instead of a sign-in, the user types the account's name. Each scope can be deselected. */
export function answerConsent(world: FakeWorld, consent: Consent, { path, query }: FakeRequest): FakeReply {
  const fault = consent.faultOf(query);
  if (fault) return fault;
  return path === decidedBehind(consent.path) ? decide(world, consent, query) : ask(world, consent, query);
}

const scopesIn = ({ separator }: Consent, query: URLSearchParams) =>
  (query.get('scope') ?? '').split(separator).filter(scope => scope !== '');

function ask(world: FakeWorld, consent: Consent, query: URLSearchParams, note = ''): FakeReply {
  const { brand, host, path, title, accountLabel, words, always } = consent;
  const hidden = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const choices = scopesIn(consent, query).map(
    scope => `<label class="choice"><input type="checkbox" name="granted" value="${escaped(scope)}" checked
      ${scope === always ? 'disabled' : ''}> ${escaped(words[scope] ?? scope)}</label>`,
  );
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title} (sandbox)</title>
    <meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style><body><main>
    <h1>${title} (sandbox)</h1>
    <p>This page stands for ${brand}’s. Nothing here leaves the sandbox.</p>
    ${note && `<p role="alert">${escaped(note)}</p>`}
    <form action="${world.address()}/${host}${decidedBehind(path)}">${hidden.join('')}
    <label>${accountLabel} <input name="account" required autofocus placeholder="@handle"></label>
    <fieldset><legend>This app would like to see</legend>${choices.join('')}</fieldset>
    <div class="end"><button name="decision" value="continue">Continue</button>
    <button name="decision" value="cancel" formnovalidate>Cancel</button></div></form></main></body></html>`;
  return { status: 200, body };
}

function decide(world: FakeWorld, consent: Consent, query: URLSearchParams): FakeReply {
  const { platform, always, end = '' } = consent;
  const back = new URL(query.get('redirect_uri') ?? '');
  const send = (more: Readonly<Record<string, string>>, behind = ''): FakeReply => {
    const state = query.get('state');
    for (const [name, value] of Object.entries({ ...more, ...(state !== null && { state }) }))
      back.searchParams.set(name, value);
    return { status: 302, headers: { location: back.href + behind }, body: '' };
  };
  if (query.get('decision') === 'cancel') return send(consent.denied);
  const handle = (query.get('account') ?? '').trim().replace(/^@/, '');
  const owner = world.people.byHandle(platform, handle);
  const again = new URLSearchParams(
    [...query].filter(([name]) => !/^(account|granted|decision)$/.test(name)),
  );
  if (!owner || owner.state === 'gone') return ask(world, consent, again, `There is no account @${handle}.`);
  const hindrance = consent.hindranceOf?.(owner);
  if (hindrance) return ask(world, consent, again, hindrance);
  const asked = scopesIn(consent, query);
  const chosen = query.getAll('granted').filter(scope => asked.includes(scope));
  const scopes = [...new Set([...(always === undefined ? [] : [always]), ...chosen])];
  if (!scopes.length) return send(consent.denied);
  return send(consent.granted({ account: owner.record.platformId, scopes }, query), end);
}
