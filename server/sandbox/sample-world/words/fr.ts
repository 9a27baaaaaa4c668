import type { LanguageWords } from './vocabulary.ts';

export const fr: LanguageWords = {
  language: 'fr',
  given:
    'Camille|Manon|Léa|Juliette|Margaux|Clémence|Inès|Capucine|Élodie|Maëlle|Pauline|Solène|Agathe|Louise|Amandine|Théo|Antoine|Baptiste|Clément|Maxime|Romain|Julien|Étienne|Bastien|Quentin|Gaspard|Rémi|Yanis|Mathis|Corentin|Lila|Zélie|Anouk|Fanny|Loïc|Gwen|Mélissandre|Aïcha|Fatou|Moussa|Ousmane|Awa',
  family:
    'Lefèvre|Moreau|Girard|Fontaine|Chevalier|Marchand|Renaud|Perrin|Gauthier|Roussel|Garnier|Faure|Blanchard|Colin|Delorme|Aubert|Besson|Carpentier|Dufour|Estève|Fabre|Guérin|Humbert|Jacquet|Lacroix|Mallet|Noël|Olivier|Picard|Rivière|Savary|Tessier|Vasseur|Vidal|Langlois|Diallo',
  fullName: '{g} {f}',
  cities: {
    FR: 'Paris|Lyon|Marseille|Bordeaux|Lille|Nantes|Toulouse|Strasbourg|Rennes|Montpellier|Grenoble|Annecy|Nice|Tours|Dijon|Brest|Angers|La Rochelle',
    BE: 'Bruxelles|Liège|Namur|Charleroi|Mons',
    CA: 'Montréal|Québec|Gatineau|Sherbrooke|Trois-Rivières',
    CH: 'Genève|Lausanne|Neuchâtel|Fribourg',
    MA: 'Casablanca|Rabat|Marrakech|Tanger',
  },
  about:
    'Depuis {c}|Je vis à {c}|{y} ans de passion|Surtout {t}, parfois {u}|{t}, {u} et {w}|Mon carnet : {t}|Le jour au bureau, le soir {t}|Ici on parle de tout : {t}, {u}|Un peu de {c}, beaucoup de café|Posez vos questions : {t}|Petit compte, grande passion : {t}|Au programme : {t} et {u}',
  closers:
    'Nouvelle vidéo le vendredi|Merci de passer par ici|Abonne-toi|Je lis vos commentaires|Liens en bas|Live le samedi|Sans filtre|Thé et tartines|Café d’abord|Fait avec amour|Belle journée|Avis personnels|Bienvenue chez moi|Partenariats ouverts',
  contact: 'Collab : {e}|Contact : {e}|Pro {e}|Partenariats {e}',
  ventures: 'Fondatrice de {b}|Compte secondaire @{b}|Boutique : {b}|Membre de {b}|Podcast {b}',
  captions:
    '{t} : mon avis honnête|Partie 2 : {t}|À garder pour plus tard : {t}|Pour bien débuter : {t}|{t} ou {u} ? Dites-moi|Jour {y} : {t}|Je ne m’y attendais pas : {t}|Les erreurs à éviter : {t}|Une journée, un sujet : {t}|Qui aime aussi ? {t}|Première fois : {t}|En une minute : {t}|Dans les coulisses : {t}|Aujourd’hui : {t}|D’abord {t}, ensuite {u}',
  partner:
    'Je teste la nouveauté de {b} : {t}|Une semaine avec {b} : {t}|Code promo {b} en bio|On ouvre le colis {b} : {t}',
  disclosures: '#ad|Publicité #ad|#sponsored|Paid partnership',
  hashtags: 'pourtoi|viral|astuces|quotidien|vlog|avis|tendance|france|weekend|bonplan',
  niches: {
    food: {
      names: '{g} cuisine=cuisine|La table de {g}=latable',
      self: 'cuisinière du dimanche|pâtissier amateur|chasseur de bonnes adresses',
      lines: 'Des recettes simples et gourmandes.|Bien manger avec trois euros.|Le carnet de ma grand-mère.',
      topics:
        'recettes faciles|pâtisserie|pain au levain|petits restos|apéro|gratins|crêpes|tartes|batch cooking|fromages|soupes|couscous|brunch|desserts|plats mijotés|marché',
      tags: 'recette|cuisine|faitmaison|pâtisserie|gourmand|bonnesadresses',
      captions:
        'Croustillant dehors, fondant dedans|Parti en quatre minutes|La recette que tout le monde demande',
    },
    beauty: {
      names: '{g} se maquille=maquille|Beauté par {g}=beaute',
      self: 'maquilleuse|accro aux soins|tête bouclée',
      lines: 'Avis honnêtes pour peaux sensibles.|Un teint en dix minutes.|Petits prix, bons produits.',
      topics:
        'routine soin|maquillage du quotidien|ongles|boucles|protection solaire|rouge à lèvres|parfums|sourcils|petits prix|masques|peau mixte|coiffures',
      tags: 'beauté|maquillage|skincare|ongles|cheveux|routine',
      captions: 'Ma peau après trente jours|Cette teinte va à tout le monde|Ne sautez pas cette étape',
    },
    fashion: {
      names: '{g} s’habille=shabille|Le dressing de {g}=dressing',
      self: 'chineuse|couturière|fan de vintage',
      lines: 'Une jupe, cinq tenues.|La seconde main d’abord.|Cousu maison.',
      topics:
        'seconde main|tenues de bureau|vintage|baskets|manteaux|couture|garde-robe capsule|tenues de mariage|mailles|couleurs|sacs|friperies',
      tags: 'mode|tenue|secondemain|vintage|couture|style',
      captions: 'Une jupe toute la semaine|Huit euros en friperie|Oui, il y a des poches',
    },
    tech: {
      names: '{g} teste=teste|{g} et la tech=latech',
      self: 'testeur de gadgets|développeuse|bidouilleur',
      lines: 'Un mois d’usage avant d’en parler.|La technique sans jargon.|Réparer avant de jeter.',
      topics:
        'téléphones pas chers|maison connectée|casques|claviers|bureau bien rangé|applis utiles|photo mobile|code|réparation|impression 3D|montres|ordinateurs',
      tags: 'tech|test|gadgets|smartphone|applis|domotique',
      captions: 'Désactivez ce réglage|À voir avant d’acheter|Mon bureau un an après',
    },
    gaming: {
      names: '{g} joue=joue|Manette de {g}=manette',
      self: 'joueuse tranquille|streamer du soir|collectionneur rétro',
      lines: 'Perdre avec le sourire.|En direct chaque soir.|Des guides sans cris.',
      topics:
        'jeux indés|rétro|jeux d’horreur|jeux de ferme|astuces débutants|coop|jeux mobiles|secrets|courses|jeux de société|énigmes|fins cachées',
      tags: 'jeuxvideo|gaming|streamer|retrogaming|indé|jeuxdesociete',
      captions: 'Mon équipe dormait|Encore une partie|Gagné de justesse',
    },
    travel: {
      names: '{g} voyage=voyage|Le sac de {g}=lesac',
      self: 'voyageuse lente|randonneur|adepte du train',
      lines: 'Voyager loin, dépenser peu.|Un sac et du temps.|Itinéraires à copier.',
      topics:
        'randonnées|voyages en train|petits villages|plages cachées|petit budget|voyager seule|bivouac|week-ends|montagne|marchés|îles|vélo',
      tags: 'voyage|randonnée|weekend|train|nature|roadtrip',
      captions: 'Deux jours, cent euros|Presque personne ici|Réveil au-dessus des nuages',
    },
    fitness: {
      names: '{g} bouge=bouge|{g} court=court',
      self: 'coach|coureuse lente|prof de yoga',
      lines: 'S’entraîner au salon.|Doucement mais souvent.|La posture avant la charge.',
      topics:
        'sport à la maison|course à pied|yoga|étirements|gainage|renforcement|vélo|natation|recettes protéinées|mobilité|corde à sauter|dos',
      tags: 'sport|fitness|course|yoga|bienêtre|musculation',
      captions: 'Dix minutes sans matériel|Semaine six|Aujourd’hui repos',
    },
    home: {
      names: 'Chez {g}=chez|Le potager de {g}=potager',
      self: 'bricoleur du dimanche|jardinière de balcon|fan de rangement',
      lines: 'Petit appart, grandes idées.|Des tomates au balcon.|Réparer et repeindre.',
      topics:
        'petit appartement|plantes|rangement|meubles chinés|potager|ménage|déco|cuisine rénovée|peinture|bricolage|balcon|lumières',
      tags: 'déco|maison|rangement|plantes|bricolage|potager',
      captions: 'Avant, après|Moins cher que la livraison|La première tomate',
    },
    parenting: {
      names: '{g} et les petits=petits|La tribu de {g}=tribu',
      self: 'maman de deux|papa au foyer|maîtresse',
      lines: 'Grandir avec eux.|Jouer sans écran.|La vraie vie de famille.',
      topics:
        'vie de famille|goûters|histoires du soir|jeux maison|diversification|livres jeunesse|fratrie|rentrée|sorties|premiers mots|sommeil|anniversaires',
      tags: 'maman|famille|enfants|bébé|parentalité|activités',
      captions: 'Il a tout mangé|Onze minutes de calme|Le carton a gagné',
    },
    pets: {
      names: '{g} et ses chats=chats|{g} et son chien=chien',
      self: 'famille d’accueil|éducatrice canine|humain de trois chats',
      lines: 'Adopter plutôt qu’acheter.|Ici le chien commande.|Trois chats, un canapé.',
      topics:
        'chats|chiots|éducation|refuge|balades|aquarium|friandises maison|vieux chiens|lapins|vétérinaire|chatons|toilettage',
      tags: 'chien|chat|animaux|refuge|adoption|chiot',
      captions: 'Il a entendu le sachet|Jour un, le canapé est à lui|Enfin adopté',
    },
    music: {
      names: '{g} chante=chante|Guitare de {g}=guitare',
      self: 'autrice de chansons|prof de guitare|pianiste',
      lines: 'Des reprises en une prise.|Chansons de pluie.|La guitare depuis zéro.',
      topics:
        'reprises|guitare|compositions|piano|enregistrer chez soi|chant|vinyles|ukulélé|accordéon|paroles|batterie|musique de rue',
      tags: 'musique|reprise|guitare|chant|piano|chanson',
      captions: 'Écrite à deux heures du matin|Quelle version ?|Avec un casque',
    },
    comedy: {
      names: '{g} rigole=rigole|{g} en vrac=envrac',
      self: 'autrice de sketchs|humoriste débutant|imitateur',
      lines: 'Je joue toute la famille.|La vie de bureau.|Rire d’abord.',
      topics:
        'vie de bureau|ma mère au téléphone|voisins|mariages|réunions|colocation|accents|repas de famille|école|retards|salle de sport|administration',
      tags: 'humour|drôle|sketch|comédie|rire|bureau',
      captions: 'Ma mère à chaque appel|J’arrive dans cinq minutes|Attendez la tante',
    },
    education: {
      names: 'Prof {g}=prof|{g} lit=lit',
      self: 'prof d’anglais|passionné d’histoire|lectrice',
      lines: 'Une idée par jour.|L’anglais sans peur.|Des livres vraiment lus.',
      topics:
        'anglais|histoire|méthodes de travail|lectures|sciences|maths|orthographe|entretiens|géographie|examens|langues|culture générale',
      tags: 'apprendre|anglais|histoire|livres|révisions|culture',
      captions: 'On le prononçait mal|Trois livres pour le week-end|Voilà comment ça marche',
    },
    cars: {
      names: 'Garage de {g}=garage|{g} roule=roule',
      self: 'mécano amateur|motarde|conducteur électrique',
      lines: 'Réparer au garage.|Vieilles autos, nouvelles routes.|De vrais chiffres.',
      topics:
        'voitures anciennes|motos|voitures électriques|nettoyage|mécanique facile|occasions|road trips|pneus|van aménagé|recharge|consommation|tout-terrain',
      tags: 'auto|moto|mécanique|électrique|youngtimer|garage',
      captions: 'Démarre du premier coup|Ce que le vendeur a oublié|Sans but',
    },
    finance: {
      names: '{g} économise=economise|La boutique de {g}=boutique',
      self: 'entrepreneuse|comptable|fan de budget',
      lines: 'Mes chiffres sans tabou.|Une petite boutique de l’intérieur.|Économiser sans se priver.',
      topics:
        'budget du mois|économies|petite entreprise|vente en ligne|premier salaire|épargne de précaution|commandes|courses|impôts simples|prix|abonnements|indépendants',
      tags: 'budget|argent|économies|entrepreneur|boutique|épargne',
      captions: 'Centième commande|Une semaine sans achat|Où est passé le salaire ?',
    },
    art: {
      names: '{g} dessine=dessine|Atelier de {g}=atelier',
      self: 'illustratrice|céramiste|crocheteuse',
      lines: 'Un dessin par jour.|Terre, feu, patience.|Commandes ouvertes.',
      topics:
        'aquarelle|céramique|crochet|carnets|portraits|dessin numérique|broderie|gravure|fresques|calligraphie|photo argentique|papier',
      tags: 'art|dessin|illustration|crochet|céramique|aquarelle',
      captions: 'Quarante heures en une minute|Première page|L’étape moche',
    },
  },
};
