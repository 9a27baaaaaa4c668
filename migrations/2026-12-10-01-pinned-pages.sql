-- Pages that an account keeps at the top of its menu, in the order in which it pinned them.
alter table accounts add column pinned_pages text[] not null default '{}';
