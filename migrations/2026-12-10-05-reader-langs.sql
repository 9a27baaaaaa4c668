-- A creator's page is made in any of the languages that readers have; the contract names them.
alter table collaboration_pages drop constraint collaboration_pages_lang;
