-- The kind of the visits of deleted links is named like the job that deletes them. Rows that wait go on under it.
update due_work set kind = 'visits.delete' where kind = 'visits.forget';
