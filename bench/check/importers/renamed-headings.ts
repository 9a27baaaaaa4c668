import { meaningOf } from '../../../server/outside/connectors/headings/column-meaning.ts';

type Spellings = Readonly<Record<string, readonly string[]>>;

/** How people name columns, by what these hold. Written without looking at the words that the product knows. */
const ofCreators: Spellings = {
  platform: ['Platform', '平台', 'プラットフォーム', '플랫폼', 'Nền tảng', 'Plataforma', 'Plateforme'],
  handle: ['Account', '账号名', 'ユーザー名', '계정명', 'Tên tài khoản', 'Nama akun', 'Nombre de usuario', 'Nome de usuário', "Nom d'utilisateur"],
  creator: ['Influencer', '达人名称', 'クリエイター名', '크리에이터', 'Tên kênh', 'Nama kreator', 'Nombre del canal', 'Nome do canal', 'Nom de la chaîne'],
  name: ['Display name', '达人昵称', '表示名', '닉네임', 'Tên hiển thị', 'Nama lengkap', 'Nombre completo', 'Nome completo', 'Nom complet'],
  creatorId: ['Channel ID', '频道ID', 'チャンネルID', '채널 ID', 'ID kênh', 'ID kanal', 'ID del canal', 'ID do canal', 'ID de la chaîne'],
  creatorLink: ['Profile URL', '主页链接', 'プロフィールURL', '프로필 링크', 'Liên kết trang cá nhân', 'Tautan profil', 'Enlace del perfil', 'Link do perfil', 'Lien du profil'],
  link: ['Link', '链接', 'リンク', '링크', 'Đường dẫn', 'Tautan', 'Enlace', 'Link', 'Lien'],
  followers: ['Follower count', '粉丝数', 'フォロワー数', '팔로워 수', 'Số người theo dõi', 'Jumlah pengikut', 'Número de seguidores', 'Quantidade de seguidores', "Nombre d'abonnés"],
  postCount: ['Number of posts', '作品总数', '投稿数', '게시물 수', 'Tổng số bài đăng', 'Jumlah postingan', 'Total de publicaciones', 'Total de publicações', 'Nombre de publications'],
  country: ['Country', '国家', '国', '국가', 'Quốc gia', 'Negara', 'País', 'País', 'Pays'],
  language: ['Language', '语言', '言語', '언어', 'Ngôn ngữ', 'Bahasa', 'Idioma', 'Idioma', 'Langue'],
  category: ['Niche', '类目', 'ジャンル', '카테고리', 'Lĩnh vực', 'Kategori', 'Categoría', 'Categoria', 'Catégorie'],
  tags: ['Tags', '标签', 'タグ', '태그', 'Nhãn', 'Label', 'Etiquetas', 'Etiquetas', 'Étiquettes'],
  bio: ['Bio', '简介', '自己紹介', '소개', 'Tiểu sử', 'Biografi', 'Biografía', 'Biografia', 'Biographie'],
  avatar: ['Avatar', '头像', 'プロフィール画像', '프로필 사진', 'Ảnh đại diện', 'Foto profil', 'Foto de perfil', 'Foto de perfil', 'Photo de profil'],
  verified: ['Is verified', '是否认证', '認証済み', '인증 여부', 'Đã xác minh', 'Terverifikasi', 'Verificado', 'Verificado', 'Vérifié'],
  email: ['Contact email', '联系邮箱', 'メールアドレス', '이메일', 'Địa chỉ email', 'Alamat email', 'Correo electrónico', 'E-mail', 'Adresse e-mail'],
}; // oxfmt-ignore

const ofPosts: Spellings = {
  postId: ['Post ID', '视频ID', '動画ID', '동영상 ID', 'ID video', 'ID video', 'ID del vídeo', 'ID do vídeo', 'ID de la vidéo'],
  postLink: ['Video URL', '视频链接', '動画リンク', '동영상 링크', 'Liên kết video', 'Tautan video', 'Enlace del vídeo', 'Link do vídeo', 'Lien de la vidéo'],
  title: ['Video title', '视频标题', '動画タイトル', '영상 제목', 'Tiêu đề video', 'Judul video', 'Título del vídeo', 'Título do vídeo', 'Titre de la vidéo'],
  caption: ['Caption', '视频文案', 'キャプション', '캡션', 'Mô tả video', 'Deskripsi video', 'Descripción del vídeo', 'Descrição do vídeo', 'Description de la vidéo'],
  text: ['Description', '描述', '説明', '설명', 'Mô tả', 'Deskripsi', 'Descripción', 'Descrição', 'Description'],
  hashtags: ['Hashtags', '话题标签', 'ハッシュタグ', '해시태그', 'Hashtag', 'Tagar', 'Hashtags', 'Hashtags', 'Hashtags'],
  mentions: ['Mentions', '提及', 'メンション', '멘션', 'Nhắc đến', 'Sebutan', 'Menciones', 'Menções', 'Mentions'],
  plays: ['View count', '播放量', '再生回数', '조회수', 'Lượt xem', 'Jumlah tayangan', 'Visualizaciones', 'Visualizações', 'Nombre de vues'],
  likes: ['Like count', '点赞数', 'いいね数', '좋아요 수', 'Lượt thích', 'Jumlah suka', 'Me gusta', 'Curtidas', "Nombre de j'aime"],
  comments: ['Comment count', '评论数', 'コメント数', '댓글 수', 'Số bình luận', 'Jumlah komentar', 'Número de comentarios', 'Número de comentários', 'Nombre de commentaires'],
  shares: ['Share count', '分享数', 'シェア数', '공유 수', 'Lượt chia sẻ', 'Jumlah dibagikan', 'Compartidos', 'Compartilhamentos', 'Nombre de partages'],
  publishedAt: ['Published on', '发布时间', '投稿日時', '게시일', 'Ngày đăng', 'Tanggal unggah', 'Fecha de publicación', 'Data de publicação', 'Date de publication'],
  observedAt: ['Scraped at', '采集时间', '取得日時', '수집일', 'Ngày thu thập', 'Tanggal pengambilan', 'Fecha de extracción', 'Data da coleta', 'Date de collecte'],
  duration: ['Duration', '视频时长', '動画時間', '영상 길이', 'Thời lượng', 'Durasi', 'Duración', 'Duração', 'Durée'],
  cover: ['Thumbnail', '封面', 'サムネイル', '썸네일', 'Ảnh bìa', 'Sampul', 'Miniatura', 'Miniatura', 'Miniature'],
}; // oxfmt-ignore

const spellings: Spellings = { ...ofCreators, ...ofPosts };
export const languages = ['en', 'zh', 'ja', 'ko', 'vi', 'id', 'es', 'pt', 'fr'] as const;

/** The heading as somebody of another language would write it; itself where it says nothing that is kept. */
export function renamed(heading: string, language: number): string {
  const found = meaningOf(heading);
  const words = found && spellings[found.meaning];
  // Whose likes these are, or on which platform, is a distinction that the list above does not make.
  if (!words || found.platform || found.unit !== 1 || (found.about === 'creator' && found.meaning in ofPosts))
    return heading;
  return words[language % words.length] ?? heading;
}

/** Whether a column says when something was. */
export const isTime = (heading: string): boolean =>
  ['publishedAt', 'observedAt', 'created', 'date'].includes(meaningOf(heading)?.meaning ?? '');
