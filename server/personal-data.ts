import { activityTables } from './activity/shared/personal-data.ts';
import { billingTables } from './billing/shared/personal-data.ts';
import { campaignTables } from './campaigns/shared/personal-data.ts';
import { catalogueTables } from './catalogue/shared/personal-data.ts';
import { coreTables } from './core/db/personal-data/core-tables.ts';
import { declarePersonalData } from './core/db/personal-data/declarations.ts';
import { creatorTables } from './creators/shared/personal-data.ts';
import { identityTables } from './identity/shared/personal-data.ts';
import { inboxTables } from './inbox/shared/personal-data.ts';
import { linkTables } from './links/shared/personal-data.ts';
import { marketTables } from './market/shared/personal-data.ts';
import { monitoringTables } from './monitoring/shared/personal-data.ts';
import { outreachTables } from './outreach/shared/personal-data.ts';
import { sandboxTables } from './sandbox/shared/personal-data.ts';
import { sourcingTables } from './sourcing/shared/personal-data.ts';
import { workspaceTables } from './workspace/shared/personal-data.ts';

/* What every table holds of people, and what becomes of it when one of them is erased. A new table is declared in the
   personal-data.ts of its context; test/architecture/personal-data.test.ts fails until it is. Importing this file
   registers them all. */

declarePersonalData(coreTables);
declarePersonalData(activityTables);
declarePersonalData(identityTables);
declarePersonalData(billingTables);
declarePersonalData(catalogueTables);
declarePersonalData(sourcingTables);
declarePersonalData(creatorTables);
declarePersonalData(marketTables);
declarePersonalData(linkTables);
declarePersonalData(outreachTables);
declarePersonalData(inboxTables);
declarePersonalData(monitoringTables);
declarePersonalData(campaignTables);
declarePersonalData(workspaceTables);
declarePersonalData(sandboxTables);
