alter table teams add column requires_second_factor boolean not null default false;

alter table session_tokens add column needs_factor boolean not null default false;

comment on column session_tokens.needs_factor is 'the team requires a second factor and the account has none: it may only set one up';
