import type { FakeReply } from '../../fake-platforms/fake-host.ts';

export interface FakePerson {
  email: string;
  name: string;
  /** Whether the provider vouches for the address. */
  isVerified: boolean;
  isActive: boolean;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0;padding:16px}
main{max-width:420px;margin:8vh auto 0}h1{font-size:24px;font-weight:500}label{display:block;margin:12px 0}
input[type=text],input[type=email]{display:block;box-sizing:border-box;width:100%;padding:12px;font:inherit}
.end{display:flex;flex-direction:row-reverse;gap:12px;margin-top:20px}button{min-height:44px;padding:0 20px;font:inherit}
li{display:flex;justify-content:space-between;gap:12px;align-items:center;padding:8px 0}ul{padding:0}
[role=alert]{padding:8px 12px;border-inline-start:4px solid #c5221f}`;

const page = (title: string, body: string): FakeReply => ({
  status: 200,
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title} (sandbox)</title>
    <meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style><body><main>
    <h1>${title} (sandbox)</h1>${body}</main></body></html>`,
});

/** Where somebody says who they are; a real provider would ask for a password here. */
export function signInPage(action: string, query: URLSearchParams, note = ''): FakeReply {
  const kept = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return page(
    'Sign in with Sandbox ID',
    `<p>This page stands for the sign-in of an organisation. Nothing here leaves the sandbox.</p>
    ${note && `<p role="alert">${escaped(note)}</p>`}
    <form action="${escaped(action)}">${kept.join('')}
    <label>Work email <input type="email" name="email" required autofocus
      value="${escaped(query.get('login_hint') ?? '')}"></label>
    <label>Name <input type="text" name="name" placeholder="Wang Wei"></label>
    <label><input type="checkbox" name="verified" value="yes" checked> The address is verified</label>
    <div class="end"><button name="decision" value="continue">Continue</button>
    <button name="decision" value="cancel" formnovalidate>Cancel</button></div></form>`,
  );
}

/** The people who have signed in, and who of them may still do so. */
export function peoplePage(action: string, people: readonly FakePerson[], logoutUri: string): FakeReply {
  const lines = people.map(
    ({ email, name, isActive }) => `<li><span>${escaped(name)}<br>${escaped(email)}</span>
      <button name="${isActive ? 'deactivate' : 'activate'}" value="${escaped(email)}">
      ${isActive ? 'Deactivate' : 'Activate'} ${escaped(email)}</button></li>`,
  );
  return page(
    'People of Sandbox ID',
    `<form method="post" action="${escaped(action)}">
    <label>Back-channel logout URI <input type="text" name="logout_uri" value="${escaped(logoutUri)}"></label>
    ${lines.length ? `<ul>${lines.join('')}</ul>` : '<p>Nobody has signed in yet.</p>'}
    <div class="end"><button>Save</button></div></form>`,
  );
}
