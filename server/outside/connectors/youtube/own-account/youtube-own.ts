import type { CreatorRecord } from '../../../../../contract/core/sources/source-records.ts';
import type { OwnConnector } from '../../own-account.ts';
import type { Gate } from '../../source.ts';
import { SourceFault } from '../../source-fault.ts';
import { readAudience } from './audience-report.ts';
import { readChannels } from '../data-api/channels.ts';
import { consentAddress, exchangeCode, renewTokens, revokeTokens } from './google-tokens.ts';
import { recordOf } from '../data-api/channel-record.ts';
import { readUploads } from '../data-api/uploads.ts';
import { readVideos } from '../data-api/videos.ts';

const scopes = [
  'https://www.googleapis.com/auth/youtube.readonly',
  'https://www.googleapis.com/auth/yt-analytics.readonly',
];

/** A channel whose owner granted us access: figures by the Data API, audience by YouTube Analytics. */
export const youtubeOwn: OwnConnector = {
  code: 'youtube_own',
  platforms: ['youtube'],
  can: ['profile', 'posts', 'audience'],
  buckets: [
    { name: 'units', units: 10_000, per: 'pacificDay', of: 'youtube' },
    // Unverified: the quota of a new project; the operator's console at Google shows the real one.
    { name: 'calls', units: 720, per: 'minute' },
  ],
  credential: [
    { name: 'clientId', isSecret: false },
    { name: 'clientSecret', isSecret: true },
  ],
  keepDays: null,
  hasModes: false,
  batch: 1,
  cardCost: 3,
  scopes,
  authorizeUrl: (client, options) => consentAddress(client, scopes, options),
  exchange: exchangeCode,
  renew: renewTokens,
  revoke: (_client, tokens, way) => revokeTokens(tokens, way),
  own: readOwn,
};

async function readOwn(gate: Gate, { posts }: { posts: number }): Promise<CreatorRecord> {
  const [channel] = await readChannels(gate, { mine: 'true' });
  if (!channel) throw new SourceFault('notFound', 'this Google account has no channel');
  const { uploads: playlist } = channel;
  const uploads =
    playlist && posts > 0 ? await readUploads(gate, { playlist, posts, memory: undefined }) : { videos: [] };
  const videos = await readVideos(gate, uploads.videos);
  const audience = await readAudience(gate);
  const record = recordOf(
    channel,
    uploads.videos.flatMap(id => videos.get(id) ?? []),
  );
  return audience ? { ...record, audience } : record;
}
