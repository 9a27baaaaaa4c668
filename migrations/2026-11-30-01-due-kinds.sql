-- Kinds of due work get the words that the code has for them. Rows that wait go on under the new name.
update due_work set kind = case kind
  when 'campaign.look' then 'campaign.sync'
  when 'letter.doubt' then 'oneToOneEmail.doubt'
  when 'letter.send' then 'oneToOneEmail.send'
  when 'monitor.look' then 'monitor.sync'
  when 'order.look' then 'order.check'
  when 'work.old' then 'backgroundTask.old'
  when 'work.silence' then 'backgroundTask.silence'
  else kind
end
where kind in ('campaign.look', 'letter.doubt', 'letter.send', 'monitor.look', 'order.look', 'work.old', 'work.silence');
