import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Group } from '../box/Box.tsx';
import styles from './Crumbs.module.css';

export interface CrumbsProps {
  /** The ancestor pages, from the top. */
  above: readonly { name: string; to: string }[];
  /** This page. */
  children: ReactNode;
}

/** The path of a page with links to its ancestors. */
export function Crumbs({ above, children }: CrumbsProps) {
  const { t } = useTranslation();
  return (
    <Group
      as="nav"
      gap={6}
      align="stretch"
      shrink
      size="sm"
      tone="faint"
      className={styles.crumbs}
      aria-label={t('crumbs')}
    >
      {above.map(({ name, to }) => (
        <Fragment key={`${to} ${name}`}>
          <Link to={to}>{name}</Link>
          <span aria-hidden>›</span>
        </Fragment>
      ))}
      <span aria-current="page">
        <bdi>{children}</bdi>
      </span>
    </Group>
  );
}
