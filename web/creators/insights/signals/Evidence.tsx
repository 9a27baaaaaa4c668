import { useTranslation } from 'react-i18next';
import type { Signal } from '../../../../contract/creators/insights/insights.ts';
import { compactCount, fullCount, percentOfBp } from '../../../../contract/core/format.ts';
import type { CreatorKey } from '../queries.ts';
import { JumpChart } from './JumpChart.tsx';
import { Grid, Text } from '../../../ui/box/Box.tsx';
import styles from './signals.module.css';

type Piece = Signal['evidence'][number];

/** Posts with the remarkable value of each. */
function PostList({
  title,
  posts,
  valueOf,
}: {
  title: string;
  posts: readonly Piece[];
  valueOf: (value: number) => string;
}) {
  const { t: creators } = useTranslation('creators');
  if (!posts.length) return null;
  return (
    <div>
      <h4>{title}</h4>
      <Grid as="ul" columnGap={16} className={styles.pieces}>
        {posts.map(({ platformPostId, url, text, day, value }) => (
          <Grid as="li" align="center" key={`${platformPostId} ${day}`}>
            {url ? (
              <a href={url} target="_blank" rel="noreferrer" title={text}>
                {text || creators('post.noCaption')}
              </a>
            ) : (
              <span title={text}>{text || creators('post.noCaption')}</span>
            )}
            <Text as="time" tone="faint" dateTime={day ?? ''}>
              {day}
            </Text>
            <Text as="b" textAlign="end">
              {value === null ? '' : valueOf(value)}
            </Text>
          </Grid>
        ))}
      </Grid>
    </div>
  );
}

function Jumps({ creator, signal }: { creator: CreatorKey; signal: Signal }) {
  const { t } = useTranslation('insights');
  const jumps = signal.evidence.filter(piece => piece.since !== null);
  const near = signal.evidence.filter(piece => piece.since === null);
  return (
    <>
      <JumpChart creator={creator} jumps={jumps} />
      {jumps.length > 0 && (
        <Text as="ul" tone="soft">
          {jumps.map(({ since, day, value }) => (
            <li key={day}>
              {t('signals.jump.change', {
                since: since ?? '',
                day: day ?? '',
                gain: `${(value ?? 0) < 0 ? '−' : '+'}${fullCount(Math.abs(value ?? 0))}`,
              })}
            </li>
          ))}
        </Text>
      )}
      <PostList
        title={t('signals.postsNear')}
        posts={near}
        valueOf={plays => t('signals.plays', { plays: compactCount(plays) })}
      />
    </>
  );
}

function Comments({ signal }: { signal: Signal }) {
  const { t } = useTranslation('insights');
  if (!signal.evidence.length) return null;
  return (
    <div>
      <h4>{t('signals.texts')}</h4>
      <Grid as="ul" columnGap={16} className={styles.pieces}>
        {signal.evidence.map(({ text, value }) => (
          <Grid as="li" align="center" key={text}>
            <bdi>{text}</bdi>
            <span />
            <Text as="b" textAlign="end">
              {t('signals.times', { count: value ?? 0 })}
            </Text>
          </Grid>
        ))}
      </Grid>
    </div>
  );
}

/** The evidence of a signal: the curve with its jumps, the posts, or the comments. */
export function Evidence({ creator, signal }: { creator: CreatorKey; signal: Signal }) {
  const { t } = useTranslation('insights');
  if (signal.kind === 'follower_jump')
    return signal.verdict === 'unknown' ? null : <Jumps creator={creator} signal={signal} />;
  if (signal.kind === 'repeated_comments') return <Comments signal={signal} />;
  return <PostList title={t('signals.posts')} posts={signal.evidence} valueOf={percentOfBp} />;
}
