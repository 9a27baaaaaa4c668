-- Until now these rows said when something goes, thirty days after it was begun or had ended; now they say when that was,
-- and settings say after how long it goes. In hours, so that no change of summer time is counted.
update due_work set due_at = due_at - interval '720 hours'
  where kind in ('backgroundTask.old', 'clientReports.over', 'collaborationPages.over');
