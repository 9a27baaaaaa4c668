export default {
  title: 'Provisioning by SCIM',
  about:
    'Your identity provider (Okta, Entra ID, …) can keep the accounts of your team: people get one when they join, and are signed out and disabled the moment they leave. Give it the address below and a token. It reaches only people whose address is of a domain you have verified; groups are not synchronized.',
  address: 'SCIM address',
  'users#one': '{{count}} account is kept this way',
  'users#other': '{{count}} accounts are kept this way',
  usersNone: 'No account is kept this way yet',
  tokens: 'Tokens',
  noTokens: 'There is no token yet. Create one and enter it at your identity provider.',
  createdAt: 'Created {{day}}',
  lastUsed: 'Last used:',
  neverUsed: 'Not used yet',
  create: 'New token',
  make: 'Create token',
  name: 'Name of the token',
  nameHint: 'To tell where it is used, such as “Okta”',
  missingName: 'Enter a name for the token',
  longName: 'A name has at most 60 characters',
  madeTitle: 'Your new token',
  madeAbout:
    'The token is shown only now: copy it and enter it at your identity provider. Whoever has it can create, change and disable accounts of your team.',
  token: 'Token',
  revoke: 'Revoke',
  revokeOf: 'Revoke the token “{{name}}”',
  revokeText:
    'The identity provider that uses this token loses access at once, and accounts are no longer synchronized. Existing accounts stay as they are.',
  revoked: 'The token was revoked',
};
