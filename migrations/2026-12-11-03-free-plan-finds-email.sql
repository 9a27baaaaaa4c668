-- Who writes to creators looks for those with an e-mail address first, so the free plan filters by it too. A plan that
-- an operator has changed stays as it is.
update plan_entitlements
set value = 'keyword,region,tags,followers,has_email'
where plan = 'free' and key = 'search.filters' and value = 'keyword,region,tags,followers';
