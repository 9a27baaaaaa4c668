import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  makeFakeOidc,
  type FakeOidc,
} from '../../../server/sandbox/fake-identity-providers/oidc/fake-oidc.ts';
import { readFakeRequest, sendFakeReply } from '../../../server/sandbox/fake-platforms/fake-http.ts';

export interface ListeningOidc extends FakeOidc {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What it was asked: `POST /token`. */
  asked: string[];
  /** Signs somebody in at its page. @returns the address that the browser is sent to */
  signsIn(url: string, person: { email: string; name?: string; isVerified?: boolean }): Promise<string>;
  close(): Promise<void>;
}

const client = { clientId: 'starbridge', clientSecret: 'the secret' };

/** The fake OpenID Connect provider on a port of its own. @param redirectUri below which it sends people back */
export async function listenAsOidc(redirectUri: () => string): Promise<ListeningOidc> {
  let issuer = '';
  const fake = makeFakeOidc({ ...client, issuer: () => issuer, redirectUri });
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void readFakeRequest(request)
      .then(async read => {
        asked.push(`${read.method} ${read.path}`);
        sendFakeReply(response, await fake.answer(read));
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/oidc`;
  return {
    ...fake,
    ...client,
    issuer,
    asked,
    async signsIn(url, { email, name = '', isVerified = true }) {
      const decided = new URL(url.replace('/authorize?', '/authorize/decided?'));
      const typed = { email, name, decision: 'continue', ...(isVerified && { verified: 'yes' }) };
      for (const [field, value] of Object.entries(typed)) decided.searchParams.set(field, value);
      const reply = await fetch(decided, { redirect: 'manual' });
      const location = reply.headers.get('location');
      if (!location) throw new Error(`nobody is sent back: ${await reply.text()}`);
      return location;
    },
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
