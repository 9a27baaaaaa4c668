import { Button } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { compactCount } from '../../../contract/core/format.ts';
import { ActOnCreator } from '../../creators/shared/actions/ActOnCreator.tsx';
import { platformNames } from '../../catalogue/shared/display-names.ts';
import { CreatorLine, creatorName } from '../shared/CreatorLine.tsx';
import { IconAction } from '../shared/IconAction.tsx';
import { Grid, Text } from '../../ui/box/Box.tsx';
import { paths } from '../../app/paths.ts';
import { Card } from '../../ui/page/Card.tsx';
import ownStyles from './ads.module.css';
import type { AdView } from './queries.ts';

type Creator = AdView['creators'][number];

const search = (brand: string) => paths.search('tiktok', new URLSearchParams({ brands: brand }).toString());

/** Creators with sponsored posts that name the brand. */
export function AdCreators({ view: { creators, brand } }: { view: AdView }) {
  const { t } = useTranslation('ads');
  const { t: rankings } = useTranslation('rankings');
  const [saving, setSaving] = useState<Creator>();
  return (
    <Card title={t('one.creators')} aside={t('one.creatorsAside')}>
      {creators.length ? (
        <>
          <Grid as="ul" gap={12} columnGap={24} className={ownStyles.creators} aria-label={t('one.creators')}>
            {creators.map(creator => (
              <li key={creator.id}>
                <CreatorLine creator={creator}>
                  {`${platformNames[creator.platform]} · `}
                  {creator.followers !== null &&
                    `${t('one.followers', { number: compactCount(creator.followers) })} · `}
                  {t('one.posts', { count: creator.posts, number: creator.posts })}
                </CreatorLine>
                <IconAction
                  icon={IconStar}
                  label={rankings('act.save')}
                  of={creatorName(creator)}
                  onPress={() => setSaving(creator)}
                />
              </li>
            ))}
          </Grid>
          <div>
            <Button component={Link} to={search(brand)} variant="default" size="sm">
              {t('one.searchBrand')}
            </Button>
          </div>
        </>
      ) : (
        <Text size="md" tone="faint">
          {t('one.noCreators')}
        </Text>
      )}
      {saving && (
        <ActOnCreator
          what="save"
          creator={{ id: saving.id, name: creatorName(saving) }}
          onClose={() => setSaving(undefined)}
        />
      )}
    </Card>
  );
}
