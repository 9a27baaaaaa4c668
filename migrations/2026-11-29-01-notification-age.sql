-- Until now a row said when its notification is deleted, 180 days after it was written; now it says when it was written,
-- and a setting says after how long notifications are deleted. In hours, so that no change of summer time is counted.
update due_work set due_at = due_at - interval '4320 hours' where kind = 'notification.old';
