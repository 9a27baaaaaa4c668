import {
  getCreatorEmails,
  preferEmail,
  unlockEmails,
} from '../../../../../contract/creators/creator-emails.ts';
import {
  connectAccount,
  consentEdition,
  confirmAddress,
  disconnectAccount,
  inviteToConnect,
  openCreatorPage,
} from '../../../../../contract/creators/creator-connections/creator-connections.ts';
import { deletePaidPrice, recordPaidPrice } from '../../../../../contract/creators/creator-prices.ts';
import {
  addNote,
  changeNote,
  deleteNote,
  getTeamCreator,
} from '../../../../../contract/creators/team-creators/team-creators.ts';
import { searchCreators } from '../../../../../contract/creators/search/creator-search.ts';
import { browserProof } from '../../../../../server/creators/creator-connections/connecting/connect-state.ts';
import { clickThrough } from '../../../../../test/harness/sources/click-through.ts';
import type { Steps } from '../steps.ts';

const tokenOf = (url: string | undefined) => url?.split('/').at(-1);

/** What the creator does on the page of the platform, which leads the same browser back to us. */
async function consent(url: string, account: string): Promise<void> {
  const { searchParams } = new URL(url);
  const scopes = (searchParams.get('scope') ?? '').split(',');
  const back = await clickThrough(url, { account, scopes });
  const cookie = `starbridge_connect=${browserProof(searchParams.get('state') ?? '')}`;
  if (back instanceof URL) await fetch(back, { redirect: 'manual', headers: { cookie } });
}

/** Creators with notes, a price and addresses, and the page on which they connect their account. */
export async function walkCreator({ call, mark, turn, until }: Steps): Promise<void> {
  const query = { platform: 'tiktok' as const, size: 20, page: turn };
  const found = (await call(searchCreators, { query }))?.creators ?? [];
  for (const [place, { id, handle }] of found.slice(0, 4).entries()) {
    const params = { id };
    const onPage = { platform: 'tiktok' as const, id };
    const note = await call(addNote, { params, body: { text: `${mark} note` } });
    const { notes = [] } = (await call(getTeamCreator, { params })) ?? {};
    const written = notes.find(each => each.id === note?.id);
    if (written)
      await call(changeNote, {
        params: { id, noteId: written.id },
        body: { text: `${mark} other`, revision: written.revision },
      });
    if (written && place === 0) await call(deleteNote, { params: { id, noteId: written.id } });
    const paid = { priceFen: 120_000, posts: 1, paidOn: '2026-11-20', note: mark };
    for (const isDeleted of [true, false]) {
      const price = await call(recordPaidPrice, { params: onPage, body: paid });
      if (price && isDeleted) await call(deletePaidPrice, { params: { ...onPage, priceId: price.id } });
    }
    await call(unlockEmails, { body: { selection: { of: 'ids', ids: [id] } } });
    const [address] = (await call(getCreatorEmails, { params }))?.unlocked ?? [];
    if (address) await call(preferEmail, { params, body: { address: address.address } });
    if (place > 1) continue;
    const token = tokenOf((await call(inviteToConnect, { params: onPage }))?.url);
    if (!token) continue;
    await call(openCreatorPage, { params: { token } });
    await call(confirmAddress, { params: { token }, body: { address: `creator${id}@example.com` } });
    const begun = await call(connectAccount, {
      params: { token },
      body: { platform: 'tiktok', consentEdition },
    });
    if (begun) await consent(begun.url, handle);
    await until(async () => {
      const { platforms = [] } = (await call(openCreatorPage, { params: { token } })) ?? {};
      return platforms.some(({ connection }) => connection);
    });
    await call(disconnectAccount, { params: { token, platform: 'tiktok' } });
  }
}
