create table creator_merges (
  from_id bigint not null,
  into_id bigint not null,
  noted_at timestamptz not null,
  constraint creator_merges_pk primary key (from_id)
);

comment on table creator_merges is 'dist:reference creators that turned out to be another one under a second spelling; what teams keep of them is still to be moved';
