import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import { Card } from '../../ui/page/Card.tsx';
import { TeamDialog } from './dialogs/TeamDialog.tsx';
import styles from './TeamPage.module.css';

/** The name and the time zone of the team. */
export function AboutTeam() {
  const { t } = useTranslation('team');
  const { user } = useSession();
  const [isEdited, setEdited] = useState(false);
  return (
    <Card title={t('team.title')}>
      <div className={styles.team}>
        <dl>
          <div>
            <dt>{t('team.name')}</dt>
            <dd>{user.teamName}</dd>
          </div>
          <div>
            <dt>{t('team.timeZone')}</dt>
            <dd>{user.timeZone}</dd>
          </div>
        </dl>
        <Button variant="default" onClick={() => setEdited(true)}>
          {t('team.edit')}
        </Button>
      </div>
      {isEdited && <TeamDialog onClose={() => setEdited(false)} />}
    </Card>
  );
}
