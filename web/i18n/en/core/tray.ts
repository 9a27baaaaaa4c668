/** Texts of the notifications and the background tasks, which come when one of the two is opened. */
export default {
  notice: {
    isNew: 'Unread',
    noSubject: '(no subject)',
    none: 'Nothing yet. You’ll be notified here when someone joins, your plan changes or a background task is done.',
    taskNotSent: 'The email task “{{task}}” has ended without sending any messages',
    repliesToTask: '{{times}} replies to “{{task}}”, latest from {{who}}',
    replies: '{{times}} replies from {{who}}',
    handedOverByYou: 'You handed the main account over to {{nickName}}',
    kind: {
      'member-joined': '{{nickName}} joined the team',
      'plan-changed': 'Your plan is now {{plan}}',
      'plan-ended':
        '{{plan}} has ended and you’re on the free plan. Nothing was deleted; anything over its limits is read-only.',
      'plan-endsSoon': '{{plan}} ends soon (days left: {{days}}). Renew to keep it.',
      'order-paid': 'Payment successful, benefits have become effective: {{plan}}',
      'order-refunded': 'Order {{number}} was refunded: ¥{{yuan}}',
      'sender-paused': 'The sender {{sender}} was rejected by its server and is paused. Verify it again.',
      'shortDomain-failing':
        'DNS no longer shows that {{host}} is yours. Restore its TXT record within {{days}} days, or its short links stop working.',
      'shortDomain-lapsed':
        '{{host}} is no longer verified, and its short links don’t work. Verify it again under Custom domains.',
      'signInDomain-failing':
        'DNS no longer shows that the sign-in domain {{host}} is yours. Restore its TXT record within {{days}} days, or its people can’t use single sign-on.',
      'signInDomain-lapsed':
        'The sign-in domain {{host}} is no longer verified. Verify it again under Single sign-on.',
      'mailTask-ended': 'The email task “{{task}}” has been sent',
      'mail-replied': '{{who}} replied: “{{subject}}”',
      'letter-failed':
        'Your one-to-one email “{{subject}}” to {{to}} wasn’t sent. See the outbox for the reason.',
      'letter-inDoubt':
        'We don’t know whether your one-to-one email “{{subject}}” to {{to}} was sent. Confirm it in the outbox.',
      'account-factorReset':
        'Your two-step verification was reset. Set it up again on Profile. If you didn’t ask for this, contact the main account.',
      'team-handedOver': '{{nickName}} handed the main account over to you',
      'work-done': '{{work}}: done',
      'work-failed': '{{work}}: failed',
      'acquisition-done':
        'The data acquisition “{{acquisition}}” finished a run: {{added}} added, {{already}} already in the list, {{failed}} failed',
      'monitor-takesOff':
        '“{{project}}”: a post by {{who}} is taking off with {{plays}} plays, {{percent}}% above usual for its age',
      'monitor-takesOffInADay':
        '“{{project}}”: a post by {{who}} is taking off, from {{before}} to {{plays}} plays in a day',
      'monitor-drops':
        '“{{project}}”: plays of a post by {{who}} dropped {{percent}}%, from {{before}} to {{plays}}',
      'monitor-gone': '“{{project}}”: a post by {{who}} is no longer available; last count: {{plays}} plays',
      'monitor-private': '“{{project}}”: a post by {{who}} is now private; last count: {{plays}} plays',
      'monitor-missingDisclosure':
        '“{{project}}”: a post by {{who}} doesn’t disclose that it’s paid; {{plays}} plays',
      'monitor-milestone': '“{{project}}”: a post by {{who}} passed {{mark}} plays: {{plays}}',
      'monitor-projectMilestone': '“{{project}}” passed {{mark}} total plays: {{plays}}',
      'monitor-gap': '“{{project}}”: no figures for {{posts}} posts on {{platform}} for a while',
      'monitor-several': '“{{project}}” has {{alerts}} new alerts',
      'campaign-added': '{{nickName}} added you to the campaign “{{campaign}}”',
      'collaboration-termsAccepted': '“{{campaign}}”: {{who}} accepted the terms',
      'collaboration-draftHandedIn': '“{{campaign}}”: {{who}} submitted a draft for review',
      'collaboration-postGiven': '“{{campaign}}”: {{who}} added their post link',
      'collaboration-commented': '“{{campaign}}”: {{who}} replied on a draft',
      'agenda-due': 'Due today: {{due}}; overdue: {{overdue}}',
    },
  },
  work: {
    progress: 'Progress of {{name}}',
    doneOf: '{{done}} of {{total}} done',
    state: { waiting: 'Waiting', running: 'In progress', done: 'Done', failed: 'Failed' },
    dismiss: 'Dismiss “{{name}}”',
    acquisitionOutcome: '{{added}} added, {{already}} already in the list, {{failed}} failed',
    bulkOutcome: '{{acted}} done, {{unchanged}} unchanged, {{refused}} skipped',
    kind: {
      bulk: 'Bulk action',
      export: 'Table export',
      listImport: 'Creator import',
      acquisition: 'Data acquisition',
      demoWorld: 'Demo data',
    },
  },
};
