/**
 * Every kind of due work: the name under which it is stored, and what a row of it means. A row is one subject of one
 * team, with the moment at which something has to be done about it. `server/schedule.ts` says who does it.
 */
export const dueKinds = {
  'account.close': 'An account that closes is deleted.',
  'acquisition.run': 'An acquisition of creators has its next run.',
  'agenda.remind': 'The accounts of a team are told what waits in their campaigns; the id is the team’s.',
  'alert.mail': 'A mail about alerts of a monitor waits for the end of quiet hours.',
  'backgroundTask.old':
    'A background task was begun at that moment; a setting says after how long it is deleted.',
  'backgroundTask.silence': 'A background task that has not said anything for long counts as failed.',
  'campaign.sync': 'Something of a campaign may be new, and its cards may have to move.',
  'clientReports.over':
    'A link to a client’s report ended at that moment; a setting says for how long visitors are told so.',
  'collaborationPages.over':
    'A link to a collaboration’s page ended at that moment; a setting says for how long visitors are told so.',
  'mail.doubt': 'Nobody knows whether messages of a sender were sent: they are looked for in its mailbox.',
  'mail.hits':
    'Opens and clicks of a mail task were judged by these rules, and are judged again by newer ones.',
  'mail.inbox': 'The mailbox of a sender is to be read.',
  'mail.send': 'A sender has messages of mail tasks to send.',
  'mailTask.start': 'A mail task that was timed starts.',
  'monitor.sync': 'Something of a monitor project is new: its brief and its alerts are judged.',
  'notification.old':
    'A notification was written at that moment; the job’s setting says after how long it is deleted.',
  'oneToOneEmail.doubt':
    'Nobody knows whether a one-to-one e-mail was sent: it is looked for in the mailbox.',
  'oneToOneEmail.send': 'A sender has one-to-one e-mails to send; the id is the sender’s.',
  'order.check': 'The payment gateway is asked about an order, or the order is closed.',
  'order.invoice': 'An operator has to issue an invoice for an order.',
  'order.mail': 'Somebody is told by mail that an order was paid.',
  'order.refund': 'The payment gateway is asked to give money of an order back.',
  'plan.end': 'A period of a team’s plan ends; the id is the team’s.',
  'plan.remind': 'A team is reminded that its plan ends soon; the id is the team’s.',
  'reports.over': 'A shared report ended or was revoked, and is deleted.',
  'sandbox.campaign': 'Sample creators look at what they have to do for a campaign.',
  'sandbox.reaction': 'A sample creator does something about a mail.',
  'sender.dns': 'The DNS records of a sender’s domain are checked.',
  'shortDomain.verify': 'DNS is asked again whether a verified domain is still the team’s.',
  'signInDomain.verify': 'DNS is asked again whether a verified domain for sign-ins is still the team’s.',
  'storedFile.expiry': 'A stored file is deleted.',
  'team.close': 'A team that closes is deleted; the id is the team’s.',
  'visits.delete': 'A short link was deleted, and its visits follow.',
  'visits.expire': 'A team’s oldest visits of short links are deleted; the id is the team’s.',
} as const;

/** A name in `dueKinds`. */
export type DueKindName = keyof typeof dueKinds;

/** A name as it is stored. Hits that older rules judged wait under one kind for each version of the rules. */
export type DueKind = Exclude<DueKindName, 'mail.hits'> | `mail.hits v${number}`;
