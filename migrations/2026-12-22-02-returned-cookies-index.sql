-- Only visitors who are told by address, agent and day are looked for: a cookie that stands for itself need not be in the
-- index, which most returning visitors were.
create index visitor_cookies_of_visitor on visitor_cookies (team_id, visitor) where is_returned and visitor <> cookie;

drop index visitor_cookies_returned;
