import type { Generated, JSONColumnType } from 'kysely';
import type { AlertKind } from '../../../../contract/monitoring/alerts/alert-kinds.ts';
import type { AlertFacts, AlertSettings } from '../../../../contract/monitoring/alerts/alerts.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

export type StoredMailState = 'waiting' | 'sending' | 'sent' | 'failed' | 'in_doubt';

/** Alerts of monitor projects. */
export interface AlertTables {
  alert_settings: {
    team_id: number;
    project_id: number;
    settings: JSONColumnType<AlertSettings>;
    revision: number;
    effective_since: Moment;
    lang: Lang;
    changed_by: number;
    changed_at: Moment;
  };
  alerts: {
    team_id: number;
    id: Generated<number>;
    project_id: number;
    key: string;
    kind: AlertKind;
    mark: string;
    at: Moment;
    notified_at: Moment;
    facts: JSONColumnType<AlertFacts>;
    mail_id: number | null;
  };
  alert_mails: {
    team_id: number;
    id: Generated<number>;
    project_id: number;
    sender_id: number;
    addresses: string[];
    lang: Lang;
    state: Defaulted<StoredMailState>;
    due_at: Moment;
    tries: Defaulted<number>;
    leased_by: Defaulted<string>;
    response: Defaulted<string>;
    created_at: Moment;
    ended_at: MaybeMoment;
  };
}
