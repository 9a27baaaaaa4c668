import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { CreatorEffect, EffectFigures } from '../../../../contract/monitoring/effects/effect-shapes.ts';
import type { ExportColumnKey } from '../../../../contract/workspace/export-columns.ts';
import type { Exported } from '../../../../contract/workspace/exports.ts';
import { creatorEffects } from '../../../monitoring/effects/service.ts';
import { platformNames } from '../code-names.ts';
import type { ColumnKind, ExportColumn, ExportedTable } from '../exported-table.ts';
import { projectName } from './project-name.ts';

type Key = ExportColumnKey<'effects'>;
type Column = ExportColumn<Key, CreatorEffect>;

const column = (key: Key, head: Record<Lang, string>, kind: ColumnKind, value: Column['value']): Column => ({
  key,
  head,
  kind,
  value,
});

const figure = (
  key: Key & keyof EffectFigures,
  head: Record<Lang, string>,
  kind: ColumnKind = 'count',
): Column => column(key, head, kind, row => row.figures[key]);

const columns: Column[] = [
  column('creator', { zh: '达人', en: 'Creator' }, 'text', row => row.creator?.name ?? (row.handle || null)),
  column('handle', { zh: '账号', en: 'Handle' }, 'text', row => (row.creator?.handle ?? row.handle) || null),
  column(
    'platform',
    { zh: '平台', en: 'Platform' },
    'text',
    row => row.platform && platformNames[row.platform],
  ),
  column('posts', { zh: '作品数', en: 'Posts' }, 'count', row => row.posts.all),
  figure('plays', { zh: '播放量', en: 'Plays' }),
  figure('engagements', { zh: '互动量', en: 'Engagements' }),
  figure('clicks', { zh: '点击量', en: 'Clicks' }),
  figure('orders', { zh: '订单数', en: 'Orders' }),
  figure('revenueFen', { zh: '销售额（元）', en: 'Revenue (RMB)' }, 'money'),
  figure('costFen', { zh: '成本（元）', en: 'Cost (RMB)' }, 'money'),
  column('spreadFen', { zh: '其中分摊（元）', en: 'Of which shared (RMB)' }, 'money', row => row.spreadFen),
  figure('cpmE4', { zh: 'CPM（元）', en: 'CPM (RMB)' }, 'ratio'),
  figure('cpcE4', { zh: 'CPC（元）', en: 'CPC (RMB)' }, 'ratio'),
  figure('cpeE4', { zh: 'CPE（元）', en: 'CPE (RMB)' }, 'ratio'),
  figure('emvFen', { zh: 'EMV（元）', en: 'EMV (RMB)' }, 'money'),
  figure('roiBp', { zh: 'ROI（净回报率）', en: 'ROI (net)' }, 'percent'),
  figure('roasBp', { zh: 'ROAS（销售额÷成本）', en: 'ROAS (revenue ÷ cost)' }, 'ratio'),
];

type Of = Extract<Exported, { table: 'effects' }>;

/** Results and costs of each creator of a project. */
export const effectsTable: ExportedTable<Of, Key, CreatorEffect> = {
  name: { zh: '项目效果', en: 'project-effect' },
  needs: 'money.read',
  columns,
  subject: (pool, ctx, { projectId }) => projectName(pool, ctx, projectId),
  count: async (pool, ctx, { projectId }) => (await creatorEffects(pool, ctx, projectId)).length,
  async *rows(pool, ctx, { projectId }) {
    yield* await creatorEffects(pool, ctx, projectId);
  },
};
