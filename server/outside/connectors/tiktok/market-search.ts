import { z } from 'zod';
import { profileLink } from '../../../../contract/core/pasted-links/profile-links.ts';
import type { Finding, Found, Gate } from '../source.ts';
import { askBusiness } from './business-api.ts';

const pageSize = 50;
const longestKeyword = 100;

/** A search is for one country; if none is given, all of these are searched one after the other. */
const countries = 'US GB DE FR IT ES CA AU JP KR ID TH VN MY PH SG BR MX AE SA EG TR'.split(' ');

const page = z.object({
  creators: z.array(z.object({ handle_name: z.string().min(1), display_name: z.string().optional() })),
  page_info: z.object({ total_page: z.int().min(0) }),
});

/** Searches creators; `next` is a country and its page, such as "DE 2". @throws SourceFault */
export async function findInMarket(gate: Gate, { text, region, next }: Finding): Promise<Found> {
  const [country = '', pageText = '1'] = (next ?? region ?? countries[0] ?? '').split(' ');
  const at = Number(pageText);
  const keyword = text.slice(0, longestKeyword);
  const found = await gate.ask(
    `find ${keyword} ${country} ${at}`,
    { bucket: 'calls', units: 1 },
    async permit => ({
      value: await askBusiness(
        page,
        'tto/tcm/creator/discover',
        {
          tto_tcm_account_id: permit.secret.accountId ?? '',
          country_codes: JSON.stringify([country]),
          keyword_search: keyword,
          page: String(at),
          page_size: String(pageSize),
        },
        permit,
      ),
    }),
  );
  const profiles = found.creators.map(({ handle_name, display_name }) => {
    const handle = handle_name.toLowerCase();
    return {
      platform: 'tiktok' as const,
      handle,
      url: profileLink('tiktok', handle),
      ...(display_name && { name: display_name }),
    };
  });
  if (at < found.page_info.total_page) return { profiles, next: `${country} ${at + 1}` };
  const following = region === undefined ? countries[countries.indexOf(country) + 1] : undefined;
  return { profiles, next: following === undefined ? null : `${following} 1` };
}
