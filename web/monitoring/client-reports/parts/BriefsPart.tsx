import { useTranslation } from 'react-i18next';
import type { ClientReportContent } from '../../../../contract/monitoring/client-reports/client-reports.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import { platformNames } from '../../../catalogue/shared/display-names.ts';
import { Scrollable } from '../../../ui/tables/Scrollable.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import styles from '../paper.module.css';
import { EmptyPart, Part, type PartOfReport } from './Part.tsx';
import tables from './tables.module.css';

type Briefs = NonNullable<ClientReportContent['briefs']>;

const outcomes = ['met', 'failed', 'waiting', 'decided'] as const;

const isFailing = (check: Briefs['posts'][number]['checks'][number]): boolean =>
  check !== null && (check.decision ? check.decision === 'refused' : check.outcome === 'failed');

/** Posts that fail requirements, with the requirements. */
function Failing({ posts, requirements }: Pick<Briefs, 'posts' | 'requirements'>) {
  const { t } = useTranslation('client-reports');
  const failing = posts.filter(({ checks }) => checks.some(isFailing));
  if (!failing.length)
    return (
      <Text size="xs" tone="soft">
        {t('briefs.allMet')}
      </Text>
    );
  return (
    <>
      <h3>{t('briefs.open')}</h3>
      <Text as="ul" size="xs" tone="soft" breaks className={styles.notes}>
        {failing.map(({ name, url, platform, checks }) => (
          <li key={url}>
            <Text as="a" tone="accent" href={url} target="_blank" rel="noreferrer">
              <bdi>{name}</bdi> · {platformNames[platform]}
            </Text>
            {': '}
            {requirements
              .filter((_, at) => isFailing(checks[at] ?? null))
              .map(({ kind, word }) => t(`briefs.kind.${kind}`, { word }))
              .join(' / ')}
          </li>
        ))}
      </Text>
    </>
  );
}

/** How far posts meet the brief. */
export function BriefsPart({ content: { briefs }, isDraft }: PartOfReport) {
  const { t } = useTranslation('client-reports');
  if (!briefs) return null;
  const { requirements, posts, more } = briefs;
  if (!requirements.length)
    return isDraft ? <EmptyPart title={t('part.briefs')}>{t('briefs.none')}</EmptyPart> : null;
  return (
    <Part title={t('part.briefs')} isLong>
      <Scrollable className={tables.wide} role="group" aria-label={t('part.briefs')}>
        <Text as="table" size="sm" full className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('column.requirement')}</th>
              {outcomes.map(outcome => (
                <th key={outcome} scope="col" data-number>
                  {t(`briefs.${outcome}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {requirements.map(requirement => (
              <tr key={requirement.key}>
                <th scope="row">{t(`briefs.kind.${requirement.kind}`, { word: requirement.word })}</th>
                {outcomes.map(outcome => (
                  <td key={outcome} data-number>
                    {fullCount(requirement[outcome])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Text>
      </Scrollable>
      <Failing posts={posts} requirements={requirements} />
      {more > 0 && (
        <Text size="xs" tone="soft">
          {t('briefs.more', { count: more, number: fullCount(more) })}
        </Text>
      )}
    </Part>
  );
}
