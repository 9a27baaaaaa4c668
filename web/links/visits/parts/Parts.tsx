import type { VisitKind } from '../../../../contract/links/link-kinds.ts';
import type { Device, InApp } from '../../../../contract/core/agent-kinds.ts';
import { unknown, type VisitState } from '../records/visit-state.ts';
import { PartCard } from './PartCard.tsx';
import { Grid } from '../../../ui/box/Box.tsx';
import styles from './parts.module.css';
import type { LinkParts } from '../queries.ts';
import { RegionCard } from './RegionCard.tsx';

export interface PartsProps {
  /** Undefined until they are loaded. */
  parts: LinkParts['parts'] | undefined;
  kind: VisitKind;
  /** The address of this page with its records filtered. */
  linkTo: (filter: Partial<VisitState>) => { search: string };
  /** Called when a row is followed to the records. */
  onFollow: () => void;
}

/** Visits by source, region and device; dimensions that records can be filtered by link to them. */
export function Parts({ parts, kind, linkTo, onFollow }: PartsProps) {
  return (
    <>
      <RegionCard
        rows={parts?.region}
        linkTo={region => linkTo({ region: region || unknown })}
        onFollow={onFollow}
      />
      <Grid gap={16} align="stretch" className={styles.grid} data-count={kind === 'people' ? 5 : 6}>
        {kind !== 'people' && <PartCard part="bot" rows={parts?.bot} onFollow={onFollow} />}
        <PartCard
          part="system"
          rows={parts?.system}
          linkTo={system => (system ? linkTo({ system }) : undefined)}
          onFollow={onFollow}
        />
        <PartCard part="browser" rows={parts?.browser} onFollow={onFollow} />
        <PartCard
          part="device"
          rows={parts?.device}
          linkTo={device => (device ? linkTo({ device: device as Device }) : undefined)}
          onFollow={onFollow}
        />
        <PartCard
          part="app"
          rows={parts?.app}
          linkTo={app => (app ? linkTo({ app: app as InApp }) : undefined)}
          onFollow={onFollow}
        />
        <PartCard
          part="referrer"
          rows={parts?.referrer}
          linkTo={referrer => linkTo({ referrer: referrer || unknown })}
          onFollow={onFollow}
        />
      </Grid>
    </>
  );
}
