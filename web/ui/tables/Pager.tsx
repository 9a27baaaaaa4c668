import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../contract/core/limits.ts';
import { type Paging, pagesOf } from './paging.ts';
import { Grid, Group } from '../box/Box.tsx';
import styles from './Pager.module.css';
import { SelectBox } from '../forms/choices/SelectBox.tsx';

export interface PagerProps {
  paging: Paging;
  /** Rows of all pages; undefined until it is loaded. */
  total: number | undefined;
  onChange: (paging: Partial<Paging>) => void;
}

/** The first, the last and the pages around the current one; 0 is a gap. */
function pagesAround(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter(each => each >= 1 && each <= pages);
  const sorted = [...new Set(near)].toSorted((a, b) => a - b);
  return sorted.flatMap((each, at) => (at > 0 && each - (sorted[at - 1] ?? 0) > 1 ? [0, each] : [each]));
}

/** The pages below a table; nothing below an empty one. */
export function Pager({ paging: { page, size }, total = 1, onChange }: PagerProps) {
  const { t } = useTranslation();
  if (total === 0) return null;
  const pages = pagesOf(total, size);
  return (
    <Group
      as="nav"
      gap={8}
      justify="between"
      wrap
      tone="soft"
      className={styles.pager}
      aria-label={t('pager.label')}
    >
      <SelectBox
        label={t('pager.size')}
        value={String(size)}
        options={limits.pageSizes.map(each => ({
          value: String(each),
          label: t('pager.sizeOf', { count: each }),
        }))}
        onChange={value => onChange({ size: Number(value) })}
      />
      <Group gap={4} className={styles.pages}>
        <Grid
          as="button"
          tone="soft"
          py={0}
          px={6}
          radius="control"
          pointer
          type="button"
          disabled={page <= 1}
          aria-label={t('pager.previous')}
          onClick={() => onChange({ page: page - 1 })}
        >
          <IconChevronLeft size={16} aria-hidden />
        </Grid>
        {pagesAround(page, pages).map((each, at) =>
          each === 0 ? (
            <span key={`gap-${at === 1 ? 'before' : 'after'}`} aria-hidden>
              …
            </span>
          ) : (
            <Grid
              as="button"
              tone="soft"
              py={0}
              px={6}
              radius="control"
              pointer
              key={each}
              type="button"
              aria-label={t('pager.page', { page: each })}
              aria-current={each === page ? 'page' : undefined}
              onClick={() => onChange({ page: each })}
            >
              {each}
            </Grid>
          ),
        )}
        <Grid
          as="button"
          tone="soft"
          py={0}
          px={6}
          radius="control"
          pointer
          type="button"
          disabled={page >= pages}
          aria-label={t('pager.next')}
          onClick={() => onChange({ page: page + 1 })}
        >
          <IconChevronRight size={16} aria-hidden />
        </Grid>
      </Group>
    </Group>
  );
}
