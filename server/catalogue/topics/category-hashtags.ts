/** Hashtags by which creators in many languages categorise themselves, folded, by category. */
export const categoryHashtags: Readonly<Record<string, string>> = {
  Animals:
    'petsoftiktok dogsoftiktok catsoftiktok mascotas mascota hewan peliharaan thucung ペット 반려견 강아지 고양이',
  Art: 'arte artwork seni nghethuat イラスト 그림 искусство',
  Beauty:
    'lamdep trangdiem mypham kecantikan skincareroutine maquillaje belleza maquiagem beleza maquillage beaute schminke makyaj guzellik メイク コスメ 美容 뷰티 메이크업 화장품 макияж красота แต่งหน้า ความงาม สกินแคร์ مكياج',
  Cars: 'otomotif oto xehoi coches carros voiture araba 車 자동차 авто รถยนต์ سيارات',
  Comedy: 'hai haihuoc hài lucu humor comedia comedie 코미디 お笑い юмор ตลก komedi',
  Education: 'hoctap hocduong belajar pendidikan educacion educacao 勉強 공부 образование เรียนรู้ egitim',
  Fashion: 'thoitrang ootd moda fashionstyle outfitoftheday mode ファッション コーデ 패션 мода แฟชั่น',
  Film: 'phim reviewphim film cine cinema peliculas filmes 映画 영화 кино หนัง sinema',
  Finance: 'taichinh keuangan investasi finanzas financas 投資 재테크 финансы การเงิน finans',
  Fitness: 'theduc gym workout olahraga entrenamiento treino 筋トレ 운동 фитнес ออกกำลังกาย spor',
  Food: 'amthuc anngon monngon mukbang nauan kuliner masak resep makanan comida receta recetas cocina receitas culinaria recette cuisine rezept rezepte kochen yemek tarif 料理 レシピ グルメ 먹방 요리 레시피 맛집 рецепт рецепты еда อาหาร ทำอาหาร ของกิน طبخ وصفات',
  Gaming: 'gamer trochoi freefire mobilelegends pubg juegos jogos jeuxvideo ゲーム 게임 игры เกม oyun',
  Health: 'suckhoe kesehatan salud saude sante 健康 건강 здоровье สุขภาพ saglik',
  Home: 'nhacua noithat rumah dekorasi decoracion decoracao インテリア 인테리어 дом แต่งบ้าน',
  Music: 'amnhac musik musica musique 音楽 음악 музыка เพลง muzik',
  Parenting: 'mevabe nuoidaycon parenting ibudananak maternidad maternidade 育児 육아 дети แม่และเด็ก',
  Photography: 'nhiepanh fotografi fotografia 写真 사진 фото ถ่ายภาพ',
  Sports: 'thethao bongda sepakbola futbol futebol サッカー 축구 футбол ฟุตบอล',
  Tech: 'congnghe teknologi tecnologia ガジェット 테크 технологии เทคโนโลยี teknoloji',
  Travel:
    'dulich jalanjalan wisata viajes viaje viagem voyage reisen seyahat 旅行 旅 여행 путешествия ท่องเที่ยว سفر',
};
