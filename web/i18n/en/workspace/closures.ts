export default {
  account: {
    title: 'Close your account',
    about:
      'You can take it back for {{days}} days. Then your account and personal details are deleted; lists, email and links of the team pass to the main account. You can export your data first.',
    what: 'In {{days}} days your account is deleted for good. Until then you can sign in as usual and take it back.',
    closing: 'Your account will be deleted on {{day}}. You can take it back until then.',
    teamCloses: 'The whole team closes on {{day}}. The main account can take it back.',
    export: 'Export my data',
    close: 'Close account',
    keep: 'Keep my account',
    asked: 'Your account will be deleted in {{days}} days',
    kept: 'Your account stays',
  },
  team: {
    title: 'Close the team',
    about:
      'You can take it back for {{days}} days. Then all accounts, notes on creators, email, links, monitoring and campaigns are deleted. Orders and invoices stay as the law requires. You can export everything first. If you only want to leave, hand the main account over instead.',
    what: 'In {{days}} days all accounts and everything of the team are deleted for good; email stops and links no longer work. Until then everything goes on, and you can take it back.',
    closing: 'The team closes on {{day}}. You can take it back until then.',
    export: 'Export the team’s data',
    close: 'Close team',
    keep: 'Keep the team',
    asked: 'The team closes in {{days}} days',
    kept: 'The team stays',
  },
  typeName: 'Type the team’s name “{{name}}” to confirm',
  wrongName: 'This isn’t the team’s name',
  password: 'Your password',
  missingPassword: 'Enter your password',
};
