import type { CatalogueTables } from './schema-catalogue.ts';
import type { DecisionTables } from './schema-decisions.ts';
import type { InboxTables } from './schema-inbox.ts';
import type { LinkTables } from './schema-links.ts';
import type { KeepTables } from './schema-keep.ts';
import type { MailTables } from './schema-mail.ts';
import type { TeamTables } from './schema-teams.ts';

/** The tables as Kysely sees them; migrations/ is the truth. bigint arrives as number (db/database.ts). */
export interface Schema
  extends TeamTables, KeepTables, MailTables, InboxTables, LinkTables, DecisionTables, CatalogueTables {}
