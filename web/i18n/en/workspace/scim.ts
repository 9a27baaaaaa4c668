export default {
  title: 'SCIM provisioning',
  about:
    'Your identity provider (Okta, Entra ID, …) can keep the accounts of your team: people get one when they join, and are signed out and disabled the moment they leave. Give it the address below and a token. Only people with an email address at a domain you’ve verified are included; groups aren’t synchronised.',
  address: 'SCIM address',
  'users#one': '{{count}} account synchronised',
  'users#other': '{{count}} accounts synchronised',
  usersNone: 'No accounts synchronised yet',
  tokens: 'Tokens',
  noTokens: 'No tokens yet. Create one and enter it at your identity provider.',
  createdAt: 'Created {{day}}',
  lastUsed: 'Last used:',
  neverUsed: 'Not used yet',
  create: 'New token',
  make: 'Create token',
  name: 'Name of the token',
  nameHint: 'So that you know where it’s used, such as “Okta”',
  missingName: 'Enter a name for the token',
  longName: 'A name has at most 60 characters',
  madeTitle: 'Your new token',
  madeAbout:
    'The token is shown only once: copy it now and enter it at your identity provider. Whoever has it can create, change and disable accounts of your team.',
  token: 'Token',
  revoke: 'Revoke',
  revokeOf: 'Revoke the token “{{name}}”',
  revokeText:
    'The identity provider that uses this token loses access at once, and accounts are no longer synchronised. Existing accounts stay as they are.',
  revoked: 'The token was revoked',
};
