import type { ColumnType, Generated } from 'kysely';
import type { ProductType, VisitPart } from '../../../../contract/links/link-kinds.ts';
import type { BotReason, Device, InApp } from '../../../../contract/core/agent-kinds.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

/** Short links, and who followed them. */
export interface LinkTables {
  short_codes: {
    code: string;
    host: Defaulted<string>;
    team_id: number;
    link_id: number;
    recipient_id: number | null;
  };
  short_hosts: { host: string; team_id: number; domain_id: number };
  short_domains: {
    team_id: number;
    id: Generated<number>;
    host: string;
    token: string;
    verified_at: MaybeMoment;
    checked_at: MaybeMoment;
    failing_since: MaybeMoment;
    fault: Defaulted<string>;
    created_by: number;
    created_at: Moment;
  };
  short_links: {
    team_id: number;
    id: Generated<number>;
    name: string;
    product_type: ProductType;
    description: Defaulted<string>;
    code: string;
    host: Defaulted<string>;
    target_url: string;
    ios_url: Defaulted<string>;
    android_url: Defaulted<string>;
    desktop_url: Defaulted<string>;
    expires_at: MaybeMoment;
    is_on: Defaulted<boolean>;
    tags: Defaulted<string[]>;
    creator_id: number | null;
    created_by: number;
    created_at: Moment;
    removed_at: MaybeMoment;
    pv: Defaulted<number>;
    uv: Defaulted<number>;
    bot_pv: Defaulted<number>;
    bot_uv: Defaulted<number>;
    last_visit_at: MaybeMoment;
  };
  short_link_recipients: {
    team_id: number;
    link_id: number;
    recipient_id: number;
    task_id: number;
    creator_id: number | null;
    code: string;
  };
  short_link_settings: { team_id: number; retention_days: number };
  visits: {
    team_id: number;
    id: Generated<number>;
    link_id: number;
    at: Moment;
    /** `2026-11-22` */
    day: string;
    visitor: string;
    is_by_cookie: boolean;
    is_new: boolean;
    bot_reason: Defaulted<BotReason | ''>;
    is_bot: ColumnType<boolean, never, never>;
    region: Defaulted<string>;
    system: Defaulted<string>;
    system_version: Defaulted<string>;
    browser: Defaulted<string>;
    browser_version: Defaulted<string>;
    device: Defaulted<Device | ''>;
    app: Defaulted<InApp | ''>;
    referrer: Defaulted<string>;
    is_by_qr: Defaulted<boolean>;
    recipient_id: number | null;
    creator_id: number | null;
    ip: string | null;
  };
  visitor_cookies: {
    team_id: number;
    cookie: string;
    visitor: string;
    is_returned: boolean;
    /** `2026-11-22` */
    day: string;
  };
  link_visitors: {
    team_id: number;
    link_id: number;
    visitor: string;
    is_bot: boolean;
    is_by_cookie: boolean;
    days: string[];
  };
  link_days: {
    team_id: number;
    link_id: number;
    is_bot: boolean;
    day: string;
    pv: number;
    uv: number;
    new_visitors: number;
  };
  link_returns: {
    team_id: number;
    link_id: number;
    is_bot: boolean;
    is_by_cookie: boolean;
    day: string;
    /** `-infinity`: never. */
    before: string;
    visitors: number;
  };
  link_day_parts: {
    team_id: number;
    link_id: number;
    is_bot: boolean;
    part: VisitPart;
    day: string;
    value: string;
    pv: number;
    new_visitors: number;
  };
  visit_journals: { team_id: number; journal: string; position: number; at: Moment };
}
