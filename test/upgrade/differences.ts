import { permissions } from '../../contract/core/roles/permissions.ts';

/** The permitted changes of an upgrade, each with its reason. All other data must be unchanged. */
export interface Differences {
  /** Table → its current name. */
  tables: Record<string, string>;
  /** `table.column` with the old table name → the column's current name. */
  columns: Record<string, string>;
  /** `table.column` → why its values change; limited to `words` if given, otherwise any change. */
  values: Record<string, { reason: string; words?: Record<string, string> }>;
  /** Table → why it has more rows. */
  grown: Record<string, string>;
  /** Job name → why it is no longer needed. A job with a new name says its former one (`defineJob`). */
  jobs: Record<string, string>;
  /** Call → its current form, and words of its response with their replacements. */
  calls: Record<string, { reason: string; call?: string; words?: Record<string, string> }>;
}

/** The numbers from 1 to `last`, each one further, the last one first. */
const oneFurther = (last: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: last }, (_, place) => [`"id":${last - place},`, `"id":${last - place + 1},`]),
  );

const exactTotals = { '{"value":': '', ',"exact":true}': '' };

export const differences: Differences = {
  // Since 2026-12-01 tables and columns have the words of the glossary.
  tables: {
    bulk_works: 'bulk_actions',
    creator_origins: 'creator_provenance',
    letters: 'one_to_one_emails',
    operation_records: 'audit_log_entries',
    operation_values: 'audit_log_values',
    post_batches: 'metric_poll_batches',
    post_watches: 'metric_polls',
    sandbox_letters: 'sandbox_system_emails',
    works: 'background_tasks',
  },
  columns: {
    'acquisitions.most': 'max_creators',
    'acquisitions.work_id': 'background_task_id',
    'ad_searches.least_reach': 'min_reach',
    'ad_searches.most_reach': 'max_reach',
    'alert_settings.heeds_since': 'effective_since',
    'alerts.told_at': 'notified_at',
    'bulk_works.work_id': 'background_task_id',
    'list_imports.work_id': 'background_task_id',
    'monitor_follows.looked_at': 'checked_at',
    'monitor_projects.looked_at': 'synced_at',
    'operation_values.record_id': 'entry_id',
    'unlocked_addresses.told_at': 'confirmed_at',
    'watched_files.taken_until': 'leased_until',
    'watched_tags.looked_at': 'fetched_at',
  },
  values: {
    'plan_entitlements.value': {
      reason: 'since 2026-12-11 the free plan filters by e-mail',
      words: { 'keyword,region,tags,followers': 'keyword,region,tags,followers,has_email' },
    },
    'candidates.status': {
      reason: 'since 2026-12-06 a candidate whose collaboration began is not to be invited any more',
      words: { candidate: 'collaborating' },
    },
    'due_work.kind': {
      reason:
        'since 2026-11-30 kinds say sync, check, one-to-one email and background task, since 2026-12-07 delete',
      words: {
        'campaign.look': 'campaign.sync',
        'letter.doubt': 'oneToOneEmail.doubt',
        'letter.send': 'oneToOneEmail.send',
        'monitor.look': 'monitor.sync',
        'order.look': 'order.check',
        'visits.forget': 'visits.delete',
        'work.old': 'backgroundTask.old',
        'work.silence': 'backgroundTask.silence',
      },
    },
    'due_work.due_at': {
      reason: 'since 2026-11-29 the row of a notification says when it was written, not when it goes',
    },
  },
  grown: {
    due_work: 'since 2026-12-13 verified short domains are verified again',
    migrations: 'those that came since',
    sandbox_settings: 'since 2026-12-12 the database of a sandbox is marked',
  },
  jobs: {},
  calls: {
    'GET /office/api/team/equity': {
      reason: 'since 2026-12-06 it says whether there is a plan to upgrade to',
      words: { '"endsAt":null}': '"endsAt":null,"hasHigher":true}' },
    },
    'GET /kol/api/creators?platform=tiktok': {
      reason:
        'since 2026-12-10 it says what was found on each platform; since 2026-12-23 every total is exact',
      words: {
        ...exactTotals,
        '"page":1,': '"page":1,"platforms":[{"platform":"tiktok","total":35}],',
      },
    },
    'GET /kol/api/creators?platform=youtube&keyword=a&followerCount_start=1000': {
      reason:
        'since 2026-12-10 it says what was found on each platform; since 2026-12-23 every total is exact',
      words: {
        ...exactTotals,
        '"page":1,': '"page":1,"platforms":[{"platform":"youtube","total":10}],',
      },
    },
    'GET /kol/api/creators/facets?platform=tiktok&facet=region': {
      reason: 'since 2026-12-23 every count is exact',
      words: { '"creators":{"value":': '"creators":', ',"exact":true}': '' },
    },
    'GET /kol/api/rankings/tags?platform=tiktok': {
      reason:
        'since 2026-12-06 the creators of both windows are the same; a stored edition does not know them',
      words: { '},"spark"': ',"playsCompared":null},"spark"' },
    },
    'GET /office/api/campaigns/1/candidates': {
      reason:
        'since 2026-12-06 a candidate whose collaboration began is collaborating; since 2026-12-11 e-mail and fit are shown',
      words: {
        '"excluded":null':
          '"email":null,"hasEmail":false,"fit":{"platform":"met","posting":"met","price":"met","region":"met"},"excluded":null',
        '"status":"candidate"': '"status":"collaborating"',
        '"candidate":1': '"candidate":0',
        '"noAnswer":0}': '"noAnswer":0,"collaborating":1}',
      },
    },
    'GET /operator/api/plans': {
      reason: 'since 2026-12-11 the free plan filters by e-mail',
      words: { 'keyword,region,tags,followers"': 'keyword,region,tags,followers,has_email"' },
    },
    'GET /office/api/plans': {
      reason: 'since 2026-12-11 the free plan filters by e-mail',
      words: { 'keyword,region,tags,followers"': 'keyword,region,tags,followers,has_email"' },
    },
    'GET /kol/api/creators/1/team': {
      reason: 'since 2026-12-11 notes have a revision',
      words: { '"text":"first"': '"revision":1,"text":"first"' },
    },
    'GET /kol/api/lists/1': {
      reason: 'since 2026-12-11 lists show the address that the team would write to, and a note',
      words: { '"growthBp"': '"email":null,"note":null,"growthBp"' },
    },
    'GET /office/api/campaigns/1/board': {
      reason: 'since 2026-12-07 a card says what is open of a fee that was raised after payment',
      words: { ',"deliverables":': ',"openMinor":null,"deliverables":' },
    },
    'GET /office/api/mail/tasks/1/draftRecipients': {
      reason: 'since 2026-12-05 the reply says what unlocking costs',
      words: { '"unlocksLeft"': '"unlockCost":2,"unlocksLeft"' },
    },
    'POST /office/officeuser/info': {
      reason:
        'since 2026-12-15 it says the role of the account and what it may do, since 2026-12-16 whether it must set up a second factor',
      words: {
        '"operator":true': `"operator":true,"roleName":"主账号","permissions":${JSON.stringify(permissions)},"needsSecondFactor":false`,
      },
    },
    'GET /office/api/team/members': {
      reason:
        'since 2026-12-15 it says the name of a role, and whether the caller may change the account; since 2026-12-16 whether it has a second factor, since 2026-12-20 what was used this month of quotas, of which there are none',
      words: {
        '"role":"owner"':
          '"role":"owner","roleName":"主账号","roleId":null,"isBelow":false,"hasSecondFactor":false,"quotas":[{"kind":"emails","used":0,"max":null},{"kind":"mails","used":0,"max":null},{"kind":"rows","used":0,"max":null}]',
      },
    },
    'GET /office/api/mail/inbox/mails/1/body': {
      reason: 'since 2026-12-20 it says whether the text was deleted for its age',
      words: { '"faults":[]': '"faults":[],"isExpired":false' },
    },
    'GET /office/api/team/invitations': {
      reason: 'since 2026-12-15 an invitation gives a role',
      words: { '"note":"first"': '"note":"first","roleName":"成员"' },
    },
    'GET /office/api/team/menu/2': {
      reason:
        'since 2026-12-06 it says who the pages of other menus are for; since 2026-12-09 home is first, with what was "My work"; since 2026-12-10 it says what is pinned, and the English label is "Email"; since 2026-12-14 operators have a page for personal data; since 2026-12-18 a team has one for single sign-on',
      words: {
        '"label":"E-mail"': '"label":"Email"',
        '"data":{"menus"':
          '"data":{"pinned":[],"closed":[{"for":"operator","path":"/operator/jobs"},{"for":"operator","path":"/operator/sources"},{"for":"operator","path":"/operator/plans"},{"for":"operator","path":"/operator/orders"},{"for":"operator","path":"/operator/erasures"}],"menus"',
        '{"id":26,"name":"我的待办","label":"My work","path":"/myWork","component":"myWork","icon":"checklist","children":[]},':
          '',
        ...oneFurther(25),
        '"menus":[':
          '"menus":[{"id":1,"name":"首页","label":"Home","path":"/home","component":"home","icon":"home","children":[]},',
        '"id":33,"name":"操作记录"': '"id":34,"name":"操作记录"',
        '"id":32,"name":"订单管理"': '"id":33,"name":"订单管理"',
        '"id":31,"name":"团队数据"':
          '"id":31,"name":"单点登录","label":"Single sign-on","path":"/singleSignOn","component":"singleSignOn","icon":"key","children":[]},{"id":32,"name":"团队数据"',
      },
    },
    'GET /office/api/mail/tasks': {
      reason: 'since 2026-12-06 a follow-up is not counted as a waiting email, nor a refused one as failed',
      words: {
        '"waiting":1': '"waiting":0',
        '"unsubscribed":0}': '"unsubscribed":0,"followUp":1,"notSent":0,"refused":0}',
      },
    },
    'GET /office/api/mail/tasks/1': {
      reason: 'since 2026-12-06 the counts of a task add up, and it says when the first email goes',
      words: {
        '"unsubscribed":0}': '"unsubscribed":0,"followUp":0,"notSent":0,"refused":0}',
        '"pauseReason":"",': '"pauseReason":"","queued":null,',
      },
    },
    'GET /office/api/mail/letters?list=drafts': {
      reason: 'since 2026-12-06 a draft in which nobody wrote is not listed',
      words: {
        '[{"id":1,"kind":"new","state":"draft","to":"anna@first.test","subject":"","snippet":"","threadId":null,"sender":null,"by":"first nick","dueAt":null,"endedAt":null,"changedAt":"2026-11-20T08:00:00.000Z","response":""}]':
          '[]',
        '"total":1': '"total":0',
      },
    },
  },
};
