import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../session/Allowed.tsx';
import { useSession } from '../../session/session.ts';
import { Card } from '../../ui/page/Card.tsx';
import { TeamDialog } from './dialogs/TeamDialog.tsx';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './TeamPage.module.css';

/** The name and the time zone of the team. */
export function AboutTeam() {
  const { t } = useTranslation('team');
  const { user } = useSession();
  const [isEdited, setEdited] = useState(false);
  return (
    <Card title={t('team.title')}>
      <Group gap={12} columnGap={24} justify="between" wrap className={styles.team}>
        <Group as="dl" align="stretch" wrap>
          <div>
            <Text as="dt" size="sm" tone="faint">
              {t('team.name')}
            </Text>
            <Text as="dd" weight={600} breaks>
              {user.teamName}
            </Text>
          </div>
          <div>
            <Text as="dt" size="sm" tone="faint">
              {t('team.timeZone')}
            </Text>
            <Text as="dd" weight={600} breaks>
              {user.timeZone}
            </Text>
          </div>
        </Group>
        <Allowed to="team.settings">
          <Button variant="default" onClick={() => setEdited(true)}>
            {t('team.edit')}
          </Button>
        </Allowed>
      </Group>
      {isEdited && <TeamDialog onClose={() => setEdited(false)} />}
    </Card>
  );
}
