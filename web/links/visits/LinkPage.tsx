import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { SubjectPage } from '../../layout/SubjectPage.tsx';
import { useShortLink } from '../shared/queries.ts';
import { paths } from '../../app/paths.ts';
import { readId } from '../../ui/tables/paging.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { Figures } from './Figures.tsx';
import { LinkHead } from './LinkHead.tsx';
import { SubjectSkeleton } from '../../ui/page/SubjectHead.tsx';
import { Box, Stack } from '../../ui/box/Box.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { CopyLine } from '../../ui/copy/CopyLine.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

/** Before the first visit: how to use the link. */
function NoVisits({ url }: { url: string }) {
  const { t } = useTranslation('visits');
  return (
    <Box border ground="surface" radius="panel">
      <EmptyState
        actions={
          <CopyLine
            label={t('empty.link')}
            text={url}
            words={{ copy: t('empty.copy'), copied: t('copied', { ns: 'common' }) }}
          />
        }
      >
        {t('empty.text')}
      </EmptyState>
    </Box>
  );
}

/** The layout of a link's page while it loads. */
function LinkSkeleton() {
  const { t } = useTranslation('visits');
  return (
    <SubjectSkeleton label={t('title')} frame={1480}>
      <Skeleton width={520} height={40} />
      <Skeleton width="100%" height={104} />
      <Skeleton width="100%" height={356} />
      <Skeleton width="100%" height={420} />
    </SubjectSkeleton>
  );
}

/** A short link with its figures and access records. All filters are in the address. */
export default function LinkPage() {
  const { t } = useTranslation('visits');
  const params = useParams();
  const id = readId(params['id'] ?? null);
  const answer = useShortLink(id);
  useTitle(answer.data?.name || t('title'));
  return (
    <SubjectPage
      answer={answer}
      isNone={id === null}
      missing={part => t(`missing.${part}`)}
      above={paths.shortLinks()}
      skeleton={<LinkSkeleton />}
    >
      {link => (
        <Stack gap={16} shrink frame={1480}>
          <LinkHead link={link} />
          {link.pv + link.botPv > 0 ? <Figures key={id} link={link} /> : <NoVisits url={link.shortUrl} />}
        </Stack>
      )}
    </SubjectPage>
  );
}
