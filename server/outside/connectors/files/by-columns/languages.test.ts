import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openCatalogueFile } from '../open-catalogue-file.ts';
import type { ReadOptions } from '../recognise-mapping.ts';

async function read(content: string, options: ReadOptions = {}, name = 'set.csv') {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starbridge-languages-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
  const opened = await openCatalogueFile(file, options);
  const items = await Array.fromAsync(opened.items());
  return {
    records: items.flatMap(item => ('records' in item ? item.records : [])),
    faults: items.flatMap(item => ('fault' in item ? [item.fault.code] : [])),
  };
}

const lines = (...rows: string[]) => rows.join('\n') + '\n';
const instagram = { platform: 'instagram' } as const;
const tiktok = { platform: 'tiktok' } as const;

test.each<[string, string, object, ReadOptions?]>([
  [
    'zh',
    lines('序号,抖音号,昵称,粉丝量(w),作品数,所在地', '1,ann_x,安安,12.5,33,中国'),
    { platform: 'tiktok', handle: 'ann_x', name: '安安', followers: 125_000, postCount: 33, region: 'CN' },
  ],
  [
    'zh, with where to find them',
    lines('达人昵称,达人ID,国家/地区,粉丝数,涨粉数,平均播放量,邮箱,TikTok主页链接', 'Ann,ann.x,美国,12.3万,500,1.2w,a@b.example,https://www.tiktok.com/@ann.x'),
    { handle: 'ann.x', region: 'US', followers: 123_000, emails: ['a@b.example'] },
  ],
  [
    'zh, in the other script',
    lines('帳號名稱,追蹤人數,追蹤中,貼文數,平台', 'ann.x,12000,9,33,IG'),
    { platform: 'instagram', handle: 'ann.x', followers: 12_000, postCount: 33 },
  ],
  [
    'zh, channels',
    lines('頻道名稱,訂閱人數,影片數量,總觀看次數', '這群人,3000000,500,999999'),
    { platform: 'youtube', name: '這群人', followers: 3_000_000, postCount: 500 },
  ],
  [
    'ja',
    lines('順位,チャンネル名,登録者数(万人),動画本数,総再生回数,ジャンル', '1,アン,"1,050",3200,"9,876",料理'),
    { platform: 'youtube', name: 'アン', followers: 10_500_000, postCount: 3200, category: '料理' },
  ],
  [
    'ja, with places on other pages',
    lines('番号,アカウントID,名前,フォロワー,フォロー中,投稿,プロフィール文', '7,ann.x,アン,1.2万,33,120,やあ'),
    { handle: 'ann.x', name: 'アン', followers: 12_000, postCount: 120, bio: 'やあ' },
    instagram,
  ],
  [
    'ko',
    lines('순위,인스타 아이디,이름,팔로워,게시물,이메일', '1,ann.x,안나,1.2만,33,a@b.example'),
    { platform: 'instagram', handle: 'ann.x', followers: 12_000, postCount: 33, emails: ['a@b.example'] },
  ],
  [
    'vi',
    lines('STT;Kênh TikTok;Tên KOL;Lượt follow;Lượt tim;Số video', '1;https://www.tiktok.com/@lan.an;Lan;1,2 triệu;33tr;100'),
    { handle: 'lan.an', name: 'Lan', followers: 1_200_000, likes: 33_000_000, postCount: 100 },
  ],
  [
    'vi, with an id that is a name',
    lines('Tên TikToker,ID TikTok,Follower,Like', 'Lan,lan.an,1.2M,33M', 'Hoa,hoa_99,3K,33M'),
    { platform: 'tiktok', handle: 'lan.an', name: 'Lan', followers: 1_200_000 },
  ],
  [
    'id',
    lines('No,Nama Akun IG,Nama,Jumlah Followers,Jumlah Post,Kategori', '1,@lan.an,Lan,"12,3 rb",100,Kuliner'),
    { platform: 'instagram', handle: 'lan.an', followers: 12_300, postCount: 100, category: 'Kuliner' },
  ],
  [
    'es',
    lines('Puesto;Nombre;Usuario;Seguidores (millones);Publicaciones;País', '1;Ana;@ana;12,5;320;México'),
    { handle: 'ana', name: 'Ana', followers: 12_500_000, postCount: 320, region: 'MX' },
    instagram,
  ],
  [
    'pt',
    lines('Posição;Canal;Inscritos;Visualizações totais;Vídeos postados', '1;Canal da Ana;12,5 mi;1.234.567;320'),
    { platform: 'youtube', name: 'Canal da Ana', followers: 12_500_000, postCount: 320 },
  ],
  [
    'fr',
    lines('Rang;Pseudo TikTok;Nom;Abonnés;Vidéos publiées;Pays', '1;@zoe;Zoé;1,2 M;120;France'),
    { platform: 'tiktok', handle: 'zoe', name: 'Zoé', followers: 1_200_000, postCount: 120, region: 'FR' },
  ],
  [
    'fr, in thousands',
    lines('Chaîne;Abonnés (en milliers);Nombre de vidéos', 'Zoé TV;1 250;320', 'Ana;950;3'),
    { platform: 'youtube', name: 'Zoé TV', followers: 1_250_000, postCount: 320 },
  ],
  [
    'en, channels',
    lines('Rank,Grade,Channel name,Video Uploads,Subscribers,Video views', '1st,A++,Zee TV,82757,18752951,20869786591'),
    { platform: 'youtube', name: 'Zee TV', followers: 18_752_951, postCount: 82_757 },
  ],
])('creators: %s', async (_language, content, first, options) => {
  expect((await read(content, options)).records[0]).toMatchObject(first);
}); // oxfmt-ignore

test.each<[string, string, object]>([
  [
    'zh',
    lines('视频ID,作者,视频描述,发布时间,播放数,点赞数,转发数,收藏数', '7106594312292453675,ann,你好,2022-06-07 20:00,1.2w,300,5,6'),
    { platform: 'tiktok', creator: { handle: 'ann' }, plays: 12_000, likes: 300, shares: 5, publishedAt: '2022-06-07T20:00:00Z' },
  ],
  [
    'ja',
    lines('動画URL,動画タイトル,チャンネル名,再生回数,高評価数,投稿日時,動画の長さ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ,やあ,アンTV,123万回,5000,2024/03/05 12:30,12:34'),
    { platformPostId: 'dQw4w9WgXcQ', plays: 1_230_000, likes: 5000, durationSeconds: 754 },
  ],
  [
    'ko',
    lines('동영상 제목,채널명,조회수,업로드 날짜,동영상 URL,좋아요 수', '안녕,안TV,123만회,2024.03.05,https://www.youtube.com/watch?v=dQw4w9WgXcQ,5천'),
    { caption: '안녕', plays: 1_230_000, likes: 5000, publishedAt: '2024-03-05T00:00:00Z' },
  ],
  [
    'vi',
    lines('Link video,Tên kênh,Tiêu đề,Ngày đăng,Lượt xem,Bình luận,Chia sẻ', 'https://www.tiktok.com/@lan/video/7106594312292453675,lan,Xin chào,17/06/2022,"1,2 triệu lượt xem",20,5'),
    { creator: { handle: 'lan' }, plays: 1_200_000, comments: 20, shares: 5, publishedAt: '2022-06-17T00:00:00Z' },
  ],
  [
    'id',
    lines('Tautan,Akun,Deskripsi,Tanggal,Tayangan', 'https://www.tiktok.com/@lan/video/7106594312292453675,lan,Halo,7 Juni 2022,1200'),
    { caption: 'Halo', plays: 1200, publishedAt: '2022-06-07T00:00:00Z' },
  ],
  [
    'es',
    lines('URL,Usuario,Texto,Fecha,Vistas,Me gusta', 'https://www.instagram.com/reel/DTlLQDMj7Vd/,ana,Hola,16 de enero de 2026,12000,300'),
    { platform: 'instagram', creator: { handle: 'ana' }, plays: 12_000, likes: 300, publishedAt: '2026-01-16T00:00:00Z' },
  ],
  [
    'pt',
    lines('ID do Vídeo,Nome do Canal,Título,Publicado em,Visualizações,Curtidas', 'dQw4w9WgXcQ,Ana TV,Oi,25/03/2024,12345,678'),
    { platform: 'youtube', caption: 'Oi', plays: 12_345, likes: 678 },
  ],
  [
    'fr',
    lines("Identifiant vidéo;Chaîne;Titre;Date de mise en ligne;Vues;J'aime;Durée", 'dQw4w9WgXcQ;Zoé TV;Bonjour;25/03/2024 14:30;12 345;678;12:34'),
    { platform: 'youtube', platformPostId: 'dQw4w9WgXcQ', plays: 12_345, likes: 678, publishedAt: '2024-03-25T14:30:00Z' },
  ],
])('posts: %s', async (_language, content, first) => {
  const { records } = await read(content);
  expect(records.find(({ type }) => type === 'post')).toMatchObject(first);
}); // oxfmt-ignore

test('channels with subscribers are on YouTube, unless the file says whose channels they are', async () => {
  const content = lines('Channel,Subscribers', 'ann,5');
  expect((await read(content)).records[0]).toMatchObject({ platform: 'youtube' });
  expect((await read(content, {}, 'telegram-channels.csv')).faults).toEqual(['which-platform']);
});

test('a folder above says the platform, too', async () => {
  const content = lines('username,followers', 'ann,5');
  const { records } = await read(content, {}, 'tiktok/2024/list.csv');
  expect(records[0]).toMatchObject({ platform: 'tiktok' });
});

test.each<[string, object]>([
  ['by columns', { username: { 0: 'ann', 1: 'bob' }, followers: { 0: 5, 1: 6 } }],
  ['by columns that are lists', { username: ['ann', 'bob'], followers: [5, 6] }],
  ['by rows', { 0: { username: 'ann', followers: 5 }, 1: { username: 'bob', followers: 6 } }],
  ['by accounts', { ann: { followers: 5 }, bob: { followers: 6 } }],
])('a table in one object, %s', async (_how, object) => {
  const { records } = await read(JSON.stringify(object), tiktok, 'set.json');
  expect(records).toMatchObject([
    { handle: 'ann', followers: 5 },
    { handle: 'bob', followers: 6 },
  ]);
});

test('parts of one object are not accounts', async () => {
  const video = { author: { id: '1', name: 'ann' }, music: { id: '2', name: 'song' } };
  const { records, faults } = await read(JSON.stringify(video), tiktok, 'set.json');
  expect([...records, ...faults]).toHaveLength(1);
});

test('days without signs between, as download tools write them', async () => {
  const video = {
    id: 'dQw4w9WgXcQ',
    title: 'A',
    upload_date: '20091025',
    uploader_id: '@ann',
    channel_id: 'UCuAXFkgsw1L7xaCfnd5JJOw',
    view_count: 5,
  };
  const { records } = await read(JSON.stringify(video) + '\n', {}, 'set.jsonl');
  expect(records).toMatchObject([
    { type: 'creator', handle: 'ann' },
    { type: 'post', publishedAt: '2009-10-25T00:00:00Z' },
  ]);
});
