import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount, percentOfBp } from '../../../../contract/core/format.ts';
import { useVisitText } from '../records/use-visit-text.ts';
import { regionName } from '../../../../contract/core/regions/region-names.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { Scrollable } from '../../../ui/tables/Scrollable.tsx';
import type { RegionNode } from './region-tree.ts';
import { Group } from '../../../ui/box/Box.tsx';
import styles from './parts.module.css';

export interface RegionTableProps {
  nodes: readonly RegionNode[];
  /** The address of the records of a region. */
  linkTo: (region: string) => { search: string };
  onFollow: () => void;
}

interface Line {
  node: RegionNode;
  depth: number;
}

/** The visible regions: parts of a region only if it is open. */
const linesOf = (nodes: readonly RegionNode[], open: ReadonlySet<string>, depth = 0): Line[] =>
  nodes.flatMap(node => [
    { node, depth },
    ...(open.has(node.code) ? linesOf(node.children, open, depth + 1) : []),
  ]);

/**
 * The name of a province or city without its country: the full name ends with it in Chinese and begins with it in
 * English.
 */
const ownName = (code: string) =>
  currentLang === 'zh'
    ? (code.split('/').at(-1) ?? code)
    : (regionName(code, currentLang).split(', ')[0] ?? code);

/** Countries by visits; they open into provinces, and these into cities, where known. */
export function RegionTable({ nodes, linkTo, onFollow }: RegionTableProps) {
  const { t } = useTranslation('visits');
  const words = useVisitText();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const whole = nodes.reduce((sum, { pv }) => sum + pv, 0);
  const toggle = (code: string) =>
    setOpen(before => {
      const next = new Set(before);
      if (!next.delete(code)) next.add(code);
      return next;
    });
  const nameOf = (code: string) => {
    if (code.endsWith('/')) return t('unknownPlace');
    return code.includes('/') ? ownName(code) : words('region', code);
  };
  return (
    <Scrollable className={styles.regions} aria-label={t('part.region')}>
      <table aria-label={t('part.region')}>
        <thead>
          <tr>
            <th scope="col">{t('region.name')}</th>
            <th scope="col">{t('tile.pv')}</th>
            <th scope="col">{t('region.share')}</th>
            <th scope="col">{t('tile.new')}</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(nodes, open).map(({ node: { code, pv, newVisitors, children }, depth }) => {
            const name = nameOf(code);
            return (
              <tr key={code}>
                <th scope="row">
                  <Group
                    as="span"
                    gap={2}
                    className={styles.place}
                    style={{ paddingInlineStart: depth * 20 }}
                  >
                    {children.length > 0 ? (
                      <Group
                        as="button"
                        inline
                        justify="center"
                        fixed
                        tone="faint"
                        p={0}
                        radius="tag"
                        type="button"
                        className={styles.fold}
                        aria-expanded={open.has(code)}
                        aria-label={t('region.open', { name })}
                        onClick={() => toggle(code)}
                      >
                        <IconChevronRight size={14} aria-hidden />
                      </Group>
                    ) : (
                      <Group
                        as="span"
                        inline
                        justify="center"
                        fixed
                        tone="faint"
                        p={0}
                        radius="tag"
                        className={styles.fold}
                      />
                    )}
                    {code === '*' || code.endsWith('/') ? (
                      <span>{name}</span>
                    ) : (
                      <Link
                        to={linkTo(code)}
                        preventScrollReset
                        onClick={onFollow}
                        title={t('part.follow', { name })}
                      >
                        {name}
                      </Link>
                    )}
                  </Group>
                </th>
                <td>{fullCount(pv)}</td>
                <td>{percentOfBp(Math.round((pv / whole) * 10_000))}</td>
                <td>{fullCount(newVisitors)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scrollable>
  );
}
