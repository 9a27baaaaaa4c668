alter table accounts add column has_second_factor boolean not null default false;

comment on column accounts.has_second_factor is 'the sign-in asks for a second proof after the password or the text message';

create table totp_factors (
  team_id bigint not null,
  account_id bigint not null,
  secret text not null,
  last_step bigint not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  constraint totp_factors_pk primary key (team_id, account_id),
  constraint totp_factors_account foreign key (team_id, account_id) references accounts (team_id, id) on delete cascade
);

comment on table totp_factors is 'dist:team_id';

comment on column totp_factors.last_step is 'the step of the last code that was taken: none is taken twice';

alter table totp_factors enable row level security;

create policy totp_factors_own on totp_factors using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table recovery_codes (
  team_id bigint not null,
  account_id bigint not null,
  code_hash bytea not null,
  used_at timestamptz,
  constraint recovery_codes_pk primary key (team_id, account_id, code_hash),
  constraint recovery_codes_account foreign key (team_id, account_id) references accounts (team_id, id) on delete cascade
);

comment on table recovery_codes is 'dist:team_id';

alter table recovery_codes enable row level security;

create policy recovery_codes_own on recovery_codes using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
