import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { SubjectPage } from '../../layout/SubjectPage.tsx';
import { paths } from '../../app/paths.ts';
import { readId } from '../../ui/tables/paging.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { EffectHead } from './EffectHead.tsx';
import { EffectSkeleton } from './EffectSkeleton.tsx';
import { EffectTabs } from './EffectTabs.tsx';
import { Stack } from '../../ui/box/Box.tsx';
import { useProjectEffect } from './queries.ts';
import { Tiles } from './Tiles.tsx';

/** The effect of a project: its figures, and tabs named in the address. */
export default function EffectPage() {
  const { t } = useTranslation('effects');
  const id = readId(useParams()['id'] ?? null);
  const answer = useProjectEffect(id);
  useTitle(answer.data ? `${answer.data.project.name} · ${t('title')}` : t('title'));
  return (
    <SubjectPage
      answer={answer}
      isNone={id === null}
      missing={part => t(`missing.${part}`)}
      above={paths.effects()}
      skeleton={<EffectSkeleton />}
    >
      {effect => (
        <Stack gap={16} shrink key={id} frame={1480}>
          <EffectHead effect={effect} />
          <Tiles effect={effect} />
          <EffectTabs effect={effect} />
        </Stack>
      )}
    </SubjectPage>
  );
}
