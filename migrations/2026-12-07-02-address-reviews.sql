-- Former rules took addresses out of texts that today's would not: `…@gmail.comfollow`. Those that stand in the catalogue
-- are judged again in the background, once.
create table address_reviews (
  rules text not null,
  after_id bigint not null default 0,
  after_address text not null default '',
  constraint address_reviews_pk primary key (rules)
);

comment on table address_reviews is 'dist:local rules for addresses in texts by which those of former rules are still to be judged';

comment on column address_reviews.after_id is 'the creator, and after_address the address, behind which that goes on';

insert into address_reviews (rules) values ('public suffixes');
