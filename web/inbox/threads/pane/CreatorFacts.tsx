import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTeamCreator } from '../../../creators/shared/queries.ts';
import { statuses } from '../../../creators/shared/contact-statuses.ts';
import { useContactText } from '../../../creators/shared/rows/TeamMarks.tsx';
import { useAct } from '../../../creators/shared/actions/use-act.ts';
import { paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SelectBox } from '../../../ui/forms/choices/SelectBox.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import type { CreatorCardProps } from './CreatorCard.tsx';
import { ShortMoment } from '../ShortMoment.tsx';
import { isOfServer } from '../thread-text.ts';
import { Grid, Group, Text } from '../../../ui/box/Box.tsx';
import styles from './card.module.css';

/** The team's status of the creator. */
function Standing({ creatorId }: { creatorId: number }) {
  const { t } = useTranslation('inbox');
  const { t: status } = useTranslation('team-creators');
  const contactText = useContactText();
  const act = useAct();
  const { data, isError } = useTeamCreator(creatorId);
  if (isError) return null;
  const target = { meant: { of: 'ids' as const, ids: [creatorId] }, count: 1 };
  return (
    <>
      <div>
        <dt>{t('card.status')}</dt>
        <dd>
          {data ? (
            <SelectBox
              label={t('card.status')}
              value={data.marks.status}
              options={statuses.map(value => ({ value, label: status(`status.${value}`) }))}
              // A toast shows any error.
              onChange={status =>
                void act(target, { do: 'setStatus', status }, 'toast').catch(() => undefined)
              }
            />
          ) : (
            <Skeleton width={90} height={32} />
          )}
        </dd>
      </div>
      <div>
        <dt>{t('card.contact')}</dt>
        <dd>
          {data ? (
            data.marks.lastContact ? (
              contactText(data.marks.lastContact)
            ) : (
              t('card.never')
            )
          ) : (
            <Skeleton width={120} />
          )}
        </dd>
      </div>
    </>
  );
}

/** Data beside the conversation: status, outcomes, addresses, other conversations. */
export function CreatorFacts({ shown, linkTo }: CreatorCardProps) {
  const { t } = useTranslation('inbox');
  const { t: words } = useTranslation('mail-texts');
  const { thread, recipient, addresses, others } = shown;
  const { creator, task, counterpart } = thread;
  const known = addresses.length || !creator ? addresses : [counterpart.address];
  return (
    <>
      {!creator && !isOfServer(thread) && (
        <Text size="sm" tone="soft" leading="relaxed" className={styles.about}>
          {t('card.unknownAbout')}
        </Text>
      )}
      <Grid as="dl" gap={12} columnGap={24} size="md" className={styles.facts}>
        {creator && <Standing creatorId={creator.id} />}
        {recipient && (
          <div>
            <dt>
              {t('card.outcomes')}
              {task && (
                <>
                  {' · '}
                  <Link to={paths.mailTask(task.id, `recipient=${recipient.id}`)}>{task.name}</Link>
                </>
              )}
            </dt>
            <Group as="dd" gap={4} align="stretch" wrap>
              {recipient.outcomes.map(outcome => (
                <Tag key={outcome}>{words(`outcome.${outcome}`)}</Tag>
              ))}
            </Group>
          </div>
        )}
        {known.length > 0 && (
          <div>
            <dt>{t('card.addresses')}</dt>
            {known.map(address => (
              <dd key={address}>
                <bdi dir="ltr">{address}</bdi>
              </dd>
            ))}
          </div>
        )}
        {others.length > 0 && (
          <div>
            <dt>{t('card.others')}</dt>
            {others.map(({ id, subject, lastAt }) => (
              <Group
                as="dd"
                gap={10}
                align="baseline"
                justify="between"
                shrink
                size="sm"
                tone="faint"
                key={id}
                className={styles.other}
              >
                <Text as={Link} shrink tone="accent" truncate to={linkTo({ thread: id, letter: null })}>
                  <bdi>{subject || t('noSubject')}</bdi>
                </Text>
                <ShortMoment at={lastAt} />
              </Group>
            ))}
          </div>
        )}
      </Grid>
    </>
  );
}
