import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { SubjectPage } from '../../layout/SubjectPage.tsx';
import { useShortLink } from '../shared/queries.ts';
import { paths } from '../../app/paths.ts';
import { readId } from '../../ui/tables/paging.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { Figures } from './Figures.tsx';
import { LinkHead } from './LinkHead.tsx';
import { LinkSkeleton } from './LinkSkeleton.tsx';
import { NoVisits } from './NoVisits.tsx';
import styles from './page.module.css';

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
        <div className={styles.page}>
          <LinkHead link={link} />
          {link.pv + link.botPv > 0 ? <Figures key={id} link={link} /> : <NoVisits url={link.shortUrl} />}
        </div>
      )}
    </SubjectPage>
  );
}
