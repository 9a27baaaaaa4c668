alter table saved_searches alter column platform drop not null;

comment on column saved_searches.platform is 'nothing: all of them';
