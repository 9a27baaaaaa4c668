insert into sources (code, name_zh, name_en) values ('list-import', '团队导入', 'Imported by a team');
