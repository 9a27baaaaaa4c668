create table identity_providers (
  team_id bigint not null,
  id bigint generated always as identity,
  kind text not null,
  name text not null,
  issuer text not null default '',
  client_id text not null,
  client_secret text not null,
  agent_id text not null default '',
  default_role text not null default 'member',
  role_id bigint,
  is_enabled boolean not null default false,
  is_required boolean not null default false,
  tested_at timestamptz,
  created_at timestamptz not null,
  constraint identity_providers_pk primary key (team_id, id),
  constraint identity_providers_one unique (team_id),
  constraint identity_providers_custom_role check ((default_role = 'custom') = (role_id is not null)),
  constraint identity_providers_role foreign key (team_id, role_id) references team_roles (team_id, id)
);

comment on table identity_providers is 'dist:team_id by which the people of an organisation sign in';

comment on column identity_providers.client_secret is 'sealed';

comment on column identity_providers.tested_at is 'when a whole sign-in was last tried with success, since the last change';

alter table identity_providers enable row level security;

create policy identity_providers_own on identity_providers using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table sign_in_hosts (
  host text not null,
  team_id bigint not null,
  domain_id bigint not null,
  constraint sign_in_hosts_pk primary key (host)
);

comment on table sign_in_hosts is 'dist:host domains of addresses that belong to a team, as DNS has shown';

create table sign_in_domains (
  team_id bigint not null,
  id bigint generated always as identity,
  host text not null,
  token text not null,
  verified_at timestamptz,
  checked_at timestamptz,
  failing_since timestamptz,
  fault text not null default '',
  created_by bigint not null,
  created_at timestamptz not null,
  constraint sign_in_domains_pk primary key (team_id, id),
  constraint sign_in_domains_host unique (team_id, host)
);

comment on table sign_in_domains is 'dist:team_id domains whose people sign in by the identity provider';

comment on column sign_in_domains.token is 'what the domain''s TXT record must say';

alter table sign_in_domains enable row level security;

create policy sign_in_domains_own on sign_in_domains using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table work_addresses (
  team_id bigint not null,
  account_id bigint not null,
  email text not null,
  constraint work_addresses_pk primary key (team_id, account_id),
  constraint work_addresses_email unique (team_id, email),
  constraint work_addresses_account foreign key (team_id, account_id) references accounts (team_id, id) on delete cascade
);

comment on table work_addresses is 'dist:team_id the address that an account has in its organisation, as the identity provider or SCIM says';

alter table work_addresses enable row level security;

create policy work_addresses_own on work_addresses using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table provider_identities (
  team_id bigint not null,
  provider_id bigint not null,
  subject text not null,
  account_id bigint not null,
  email text not null default '',
  refresh_token text not null default '',
  provider_session text not null default '',
  checked_at timestamptz not null,
  created_at timestamptz not null,
  constraint provider_identities_pk primary key (team_id, provider_id, subject),
  constraint provider_identities_account unique (team_id, provider_id, account_id),
  constraint provider_identities_of_provider foreign key (team_id, provider_id)
    references identity_providers (team_id, id) on delete cascade,
  constraint provider_identities_of_account foreign key (team_id, account_id)
    references accounts (team_id, id) on delete cascade
);

comment on table provider_identities is 'dist:team_id who somebody is at the identity provider';

comment on column provider_identities.refresh_token is 'sealed; empty if the provider gives none';

comment on column provider_identities.checked_at is 'when the provider was last asked whether the person is still there';

create index provider_identities_session on provider_identities (team_id, provider_id, provider_session)
  where provider_session <> '';

alter table provider_identities enable row level security;

create policy provider_identities_own on provider_identities using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
