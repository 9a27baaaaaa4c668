import type { LanguageWords } from './vocabulary.ts';

export const en: LanguageWords = {
  language: 'en',
  given:
    'Emma|Olivia|Ava|Sophie|Mia|Chloe|Grace|Lily|Ella|Zoe|Hannah|Ruby|Nora|Isla|Maya|Claire|Paige|Tessa|Jade|Naomi|Kayla|Brooke|Amber|Holly|Megan|Leah|Iris|Hazel|Daisy|Piper|Quinn|Rowan|Skye|Wren|Noah|Liam|Ethan|Mason|Lucas|Owen|Caleb|Isaac|Miles|Felix|Jasper|Theo|Oscar|Finn|Leo|Max|Jack|Harry|Archie|Callum|Tyler|Jordan|Marcus|Andre|Dante|Xavier|Cody|Blake|Reid|Grant|Spencer|Elliot|Simon|Toby|Nate|Gavin|Derek|Ryan|Kyle|Zack|Troy|Dylan|Evan|Seth|Colin|Hugh|Imani|Zuri|Ayo|Temi|Kofi|Thandi|Lwazi|Amara|Priya|Mei|Bea|Dot|Millie|Poppy|Freya|Maisie|Gemma|Tara|Erin|Nell|Juno|Sage|River|Avery|Riley|Parker|Casey|Morgan',
  family:
    'Harper|Bennett|Whitaker|Calloway|Sinclair|Lockwood|Ashby|Thornton|Mercer|Hollis|Langley|Draper|Winslow|Pruitt|Barlow|Kendrick|Marlowe|Ellison|Fairchild|Hartley|Hayward|Kingsley|Lambert|Maddox|Norwood|Oakley|Pemberton|Radcliffe|Sheffield|Tolliver|Underhill|Vance|Walcott|Yardley|Abbott|Brennan|Carver|Dalton|Easton|Fletcher|Gallagher|Hensley|Ingram|Jarvis|Keating|Lawson|McBride|Nolan|Osborne|Pearson|Quigley|Rhodes|Sutton|Tate|Vaughn|Wilder|Baxter|Connolly|Donovan|Everett|Foley|Garrison|Hobbs|Irwin|Keller|Lowell|Monroe|Novak|Okafor|Adeyemi|Mensah|Dlamini|Nkosi|Boateng|Mwangi|Otieno|Desai|Rowley|Stanton|Tully|Upton|Whitlock|Bramley|Crane|Dunmore|Ferris|Goodwin|Holt|Kirby|Larkin',
  fullName: '{g} {f}',
  cities: {
    US: 'Austin|Chicago|Brooklyn|Seattle|Denver|Portland|Atlanta|Nashville|San Diego|Phoenix|Houston|Miami|Boston|Philadelphia|Minneapolis|Salt Lake City|New Orleans|Detroit|Columbus|Tucson|Boise|Savannah|Honolulu|Omaha|Charlotte|Sacramento|Kansas City|Pittsburgh|Raleigh|Tampa|Albuquerque|Spokane|Richmond|Madison|Anchorage|Asheville|Dallas|Los Angeles|New York|Las Vegas',
    GB: 'London|Manchester|Bristol|Leeds|Glasgow|Edinburgh|Cardiff|Belfast|Brighton|Sheffield|Newcastle|Liverpool|York|Bath|Norwich|Nottingham|Swansea|Aberdeen|Exeter|Plymouth',
    CA: 'Toronto|Vancouver|Calgary|Ottawa|Halifax|Winnipeg|Edmonton|Victoria|Kelowna|Saskatoon',
    AU: 'Melbourne|Sydney|Brisbane|Perth|Adelaide|Hobart|Cairns|Geelong|Canberra|Darwin',
    NZ: 'Auckland|Wellington|Christchurch|Dunedin|Queenstown|Nelson',
    IE: 'Dublin|Cork|Galway|Limerick|Waterford|Sligo',
    SG: 'Singapore|Tampines|Katong|Bishan|Tiong Bahru|Punggol',
    ZA: 'Cape Town|Johannesburg|Durban|Pretoria|Stellenbosch|Knysna',
    NG: 'Lagos|Abuja|Ibadan|Port Harcourt|Enugu|Benin City',
    KE: 'Nairobi|Mombasa|Kisumu|Nakuru|Eldoret|Naivasha',
    IN: 'Mumbai|Bengaluru|Pune|Kochi|Chennai|Hyderabad|Shillong',
    PH: 'Manila|Cebu|Davao|Baguio|Iloilo|Makati',
    AE: 'Dubai|Abu Dhabi|Sharjah|Al Ain',
    MY: 'Kuala Lumpur|Penang|Ipoh|Johor Bahru|Kota Kinabalu',
  },
  about:
    'Based in {c}|Made in {c}|{y} years of doing this and still learning|Mostly {t}, sometimes {u}|{t}, {u} and {w}|Here for {t}|From {c} with too much coffee|Sharing {t} and {u}, one post at a time|Your daily dose of {t}|Small account, big love for {t}|Ask me about {t}|{c} born and raised|Obsessed with {t} since forever|If it is about {t}, I have an opinion|Half {t}, half {u}|Started with {t}, stayed for {u}|Full-time in {c}, part-time on the road|Honest words about {t}|Slow days, {t} and good company|Everything I know about {t}, for free',
  closers:
    'New videos every Friday|Say hi!|Links below|DMs open|Be kind|Thanks for being here|Tap follow for more|New post every Sunday|Questions welcome|See you in the comments|No filters|Family of three and one very old van|Rainy days welcome|Tea person|Coffee first|Collabs welcome|Learning out loud|Weekly newsletter below|Just for fun|Opinions are mine|Live on Thursdays|Shop my favourites below|Turn on notifications|Nothing here is perfect',
  contact:
    'Business: {e}|Work with me: {e}|Collabs: {e}|Enquiries {e}|Contact: {e}|For partnerships {e}|Email {e}',
  ventures:
    'Founder of {b}|Co-host of the {b} podcast|Backup account: @{b}|Shop: {b}|Part of {b}|Home of {b}|Creator of {b}|Editor at {b}',
  captions:
    '{t}: my honest take|Part 2 of {t}, as promised|You asked, so here it is: {t}|Save this for later: {t}|I did not expect this from {t}|Three things I wish I knew about {t}|{t} or {u}? Tell me in the comments|A quiet day with {t}|Stop scrolling if you love {t}|What nobody tells you about {t}|Day {y} of {t}|Back to basics: {t}|Behind the scenes: {t}|I tried {t} so you do not have to|Everything about {t} in one minute|Still thinking about {t}|Ranking {t} from worst to best|My {t} routine, start to finish|From {t} to {u} in one afternoon|Tag someone who needs {t}',
  partner:
    '{b} sent me something for {t}|Testing the new set from {b}: {t}|My {b} discount is in the bio: {t}|A week of {t} with {b}|Unboxing {b} for {t}|Teamed up with {b} on {t}',
  disclosures: '#ad|#sponsored|Paid partnership|#ad #partner',
  hashtags: 'fyp|foryou|viral|daily|tips|review|behindthescenes|smallcreator|weekend|reels|howto|storytime',
  niches: {
    food: {
      names:
        '{g} Eats=eats|{g} in the Kitchen=kitchen|{g} Bakes=bakes|Hungry {g}=hungry|Table with {g}=table',
      self: 'home cook|street food hunter|weeknight dinner person|sourdough nerd|self-taught pastry cook|spice collector|noodle enthusiast',
      lines:
        'Recipes that fit a tiny kitchen.|Five ingredients, thirty minutes, done.|Cooking what my grandmother never wrote down.|I eat my way through one neighbourhood at a time.|Weeknight dinners for tired people.|Big flavours on a small budget.|Taste first, photograph later.|No diets here, just dinner.',
      topics:
        'street food|easy dinners|sourdough bread|meal prep|one-pot pasta|homemade noodles|brunch spots|air fryer recipes|slow-cooked stew|budget meals|chocolate desserts|dumplings|grilled vegetables|picnic snacks|spicy curry|fermented pickles|farmers market finds|lunch boxes|crispy potatoes|breakfast bowls|seafood boils|garlic butter|cinnamon rolls|pantry leftovers|midnight ramen|lemon cake|smoked brisket|summer salads|mushroom risotto|iced coffee',
      tags: 'food|recipes|cooking|foodie|streetfood|baking|easyrecipes|mealprep|restaurants|dessert',
      captions:
        'Crispy outside, soft inside, gone in four minutes|This sauce goes on everything now|Dinner for four under ten dollars|My neighbour asked for the recipe twice|Do not skip the resting time|The queue was worth it|I burned the first one so you do not have to',
    },
    beauty: {
      names: '{g} Glows=glows|Beauty by {g}=beauty|{g} Skin Diary=skindiary|Lips and {g}=lips',
      self: 'makeup artist|skincare minimalist|curly hair advocate|nail art lover|fragrance collector|licensed esthetician|sunscreen enthusiast',
      lines:
        'Ingredients explained without the drama.|Soft glam for real mornings.|Sensitive skin, honest reviews.|Less product, more patience.|Helping you find your shade.|Ten minutes to a face that looks awake.|Testing drugstore finds since school.',
      topics:
        'skincare routine|soft glam|drugstore makeup|nail art|curly hair care|sunscreen|everyday eyeliner|lip combos|glass skin|retinol for beginners|natural brows|perfume layering|acne scars|five-minute makeup|hair masks|press-on nails|blush placement|scalp care|bridal looks|cream contour|heatless curls|vitamin C serum|barrier repair|glitter eyeshadow|graphic liner',
      tags: 'beauty|makeup|skincare|grwm|haircare|nails|makeuptutorial|selfcare|fragrance',
      captions:
        'Get ready with me for absolutely nothing|Thirty days later and my skin says thank you|This blush looks scary until you blend it|Two products, one look|Wait for the second eye|I finally found my shade',
    },
    fashion: {
      names: '{g} Wears=wears|Style by {g}=styled|{g} Thrifts=thrifts|Closet of {g}=closet',
      self: 'thrift stylist|capsule wardrobe fan|petite style guide|sneaker collector|modest fashion creator|vintage dealer|slow fashion sewist',
      lines:
        'Outfits for people who walk to work.|Second-hand first.|One dress, seven ways.|Size fourteen and fully dressed.|Wearing the same coat since college.|Clothes that survive a commute.|Sewing what the shops forgot.',
      topics:
        'thrift finds|capsule wardrobe|office outfits|autumn layers|wide-leg trousers|sneaker rotation|vintage denim|wedding guest looks|modest outfits|linen season|petite styling|winter coats|silver jewellery|colour matching|holiday packing|knitwear|oversized blazers|rainy day boots|market hauls|upcycled shirts|statement bags|silk scarves|monochrome looks',
      tags: 'fashion|ootd|style|outfits|thrift|streetstyle|vintage|capsulewardrobe|sneakers',
      captions:
        'One skirt, five days|Found it for eight dollars and tailored it myself|Dressing for the weather and losing|Yes, it has pockets|What I wore this week|The jacket everybody keeps asking about',
    },
    tech: {
      names: '{g} Tech=tech|Gadgets with {g}=gadgets|{g} Codes=codes|Plugged In {g}=pluggedin',
      self: 'gadget reviewer|software engineer|home server tinkerer|keyboard builder|smart home geek|mobile photographer|open source contributor',
      lines:
        'Reviews after thirty days, never after one.|Making your phone last longer.|I take things apart so you can keep them.|Plain words for complicated machines.|Specs are boring, habits are not.|Building small apps in public.|Cables, batteries and bad puns.',
      topics:
        'budget phones|mechanical keyboards|smart home setup|laptop reviews|battery tests|desk setup|wireless earbuds|camera tricks|open source tools|home servers|phone repair|coding projects|hidden settings|portable chargers|3D printing|gaming monitors|robot vacuums|smart watches|note-taking apps|drone footage|e-readers|privacy settings|cable management|portable projectors',
      tags: 'tech|gadgets|review|unboxing|smarthome|coding|desksetup|android|productivity',
      captions:
        'I used it for a month and I have notes|The setting everybody leaves on|Cheaper than a coffee, better than the original|Do not buy it before watching this|My desk after one year of changes|It survived the drop, I did not',
    },
    gaming: {
      names: '{g} Plays=plays|{g} Respawns=respawn|Player {g}=player|{g} Live=livegg',
      self: 'variety streamer|speedrunner in training|cozy gamer|retro collector|support main|indie game fan|board game host',
      lines:
        'Losing gracefully since 2009.|Cozy games and late nights.|Guides without the yelling.|Playing every indie on my list.|Clips, fails and the odd win.|Tips for people with one hour a night.|Retro consoles, repaired and loved.',
      topics:
        'cozy games|ranked climbs|speedruns|boss fights|indie games|retro consoles|building guides|farming simulators|mobile shooters|racing games|hidden secrets|patch notes|co-op nights|survival builds|controller setups|card games|story endings|pixel art games|tower defence|horror playthroughs|loadouts|open worlds|puzzle rooms|fishing minigames',
      tags: 'gaming|gamer|gameplay|streamer|indiegames|cozygames|retrogaming|esports|mobilegames',
      captions:
        'One more round, they said|We won with two hearts left|This secret door took me nine years|My team was asleep and so was I|Clip of the week|The boss did not see that coming',
    },
    travel: {
      names: '{g} Wanders=wanders|{g} Abroad=abroad|Maps and {g}=maps|{g} on Rails=onrails',
      self: 'slow traveller|budget backpacker|train lover|solo hiker|van dweller|weekend explorer|travel photographer',
      lines:
        'Long train rides and short hikes.|Forty countries, one backpack.|Budgets, maps and mistakes included.|Finding quiet corners of loud cities.|Carry-on only.|Sunrise person, reluctantly.|Itineraries you can copy.',
      topics:
        'hidden beaches|night trains|budget itineraries|solo travel|mountain hikes|city walks|packing lists|hostel reviews|island hopping|road trips|local markets|van life|airport tips|old towns|national parks|desert camping|cheap flights|lake cabins|temple mornings|ferry rides|rooftop views|hot springs|border crossings|waterfalls|winter cities',
      tags: 'travel|traveltips|solotravel|backpacking|hiking|roadtrip|hiddengems|budgettravel|vanlife',
      captions:
        'Four hours by bus and worth every bump|The view nobody posts|What three days cost me|We missed the ferry and found this|Send this to the friend who never books|Woke up above the clouds',
    },
    fitness: {
      names: '{g} Lifts=lifts|Fit with {g}=fitwith|{g} Runs=runs|Move with {g}=moves',
      self: 'certified trainer|marathon beginner|yoga teacher|strength coach|home workout fan|pilates instructor|weekend cyclist',
      lines:
        'Strong is a habit.|Workouts for small living rooms.|Running slowly on purpose.|Form before weight.|Mobility for people who sit all day.|Coaching beginners for a decade.|Rest days count.',
      topics:
        'home workouts|mobility drills|marathon training|morning yoga|strength basics|core exercises|resistance bands|trail running|high-protein meals|stretching|pull-up progress|kettlebell flows|posture fixes|recovery days|swimming technique|indoor cycling|pilates|jump rope|squat form|half marathons|warm-ups|climbing gyms|back pain relief',
      tags: 'fitness|workout|gym|running|yoga|homeworkout|strength|wellness|pilates',
      captions:
        'Ten minutes, no equipment, no excuses|Week six and the stairs feel shorter|Your hips will thank you|First pull-up after four months|Slow kilometres are still kilometres|Rest day, and I mean it',
    },
    home: {
      names: '{g} at Home=athome|{g} Builds=builds|House of {g}=house|{g} Grows=grows',
      self: 'DIY renter|balcony gardener|furniture flipper|tidy-ish organiser|plant parent|old house owner|woodworker',
      lines:
        'Renovating a very crooked house.|Renter-friendly ideas only.|Growing tomatoes on the fourth floor.|Small flat, many shelves.|Fixing it before replacing it.|Cleaning routines for messy people.|Paint fixes most things.',
      topics:
        'small apartments|balcony gardens|furniture flips|kitchen makeovers|cleaning routines|house plants|storage hacks|paint colours|renter-friendly DIY|tiny bathrooms|cozy lighting|wood projects|laundry day|vegetable beds|wallpaper|secondhand furniture|tiling mistakes|closet organising|compost|window boxes|bedroom makeovers|shelf building|herb pots',
      tags: 'home|homedecor|diy|interior|gardening|organization|cleaning|plants|renovation',
      captions:
        'Before and after, same forty square metres|The drawer I was ashamed of|It cost less than the delivery fee|Day twelve without a kitchen|My tomatoes have opinions|One wall changed the whole room',
    },
    parenting: {
      names:
        '{g} and the Kids=andkids|{g} and Little Ones=littleones|Bedtime with {g}=bedtime|{g} Family=family',
      self: 'mum of two|twin dad|toddler wrangler|homeschooling parent|first-time mum|stay-at-home dad|preschool teacher and parent',
      lines:
        'Surviving bedtime since 2018.|Honest days with small people.|Play ideas from the recycling bin.|Raising readers and snack experts.|Gentle parenting, loud house.|Two kids, one bathroom.|Lunch boxes that come home empty.',
      topics:
        'toddler lunches|bedtime routines|rainy day crafts|newborn days|family road trips|picture books|potty training|sibling fights|sensory play|school mornings|baby-led weaning|nursery ideas|screen-free afternoons|birthday parties|packing for kids|first words|playground finds|postpartum recovery|chore charts|bath time',
      tags: 'parenting|momlife|dadlife|family|toddler|kidsactivities|baby|motherhood|preschool',
      captions:
        'He ate it. He actually ate it.|Quiet for eleven minutes, a new record|What is in the nappy bag now|They fell asleep in the car, of course|Cardboard box beats every toy|To the parents awake at three',
    },
    pets: {
      names: '{g} and Paws=paws|{g} Rescues=rescues|Whiskers of {g}=whiskers|{g} the Pup=thepup',
      self: 'rescue dog parent|cat photographer|vet nurse|dog trainer|aquarium hobbyist|foster home|parrot owner',
      lines:
        'Three cats and no clean trousers.|Positive training, muddy paws.|Adopt, foster, share.|The dog runs this page.|Aquariums for beginners.|Old dogs deserve good beds.|Daily naps, professionally filmed.',
      topics:
        'puppy training|rescue cats|dog walks|aquarium setups|homemade treats|grooming day|senior dogs|cat toys|vet visits|foster kittens|leash manners|rabbit care|funny zoomies|travel with dogs|parrot tricks|raw feeding|scratching posts|beach days|hamster mazes|naming day|separation anxiety|agility practice',
      tags: 'pets|dogsoftiktok|cats|rescue|puppy|dogtraining|catlover|petcare|animals',
      captions:
        'She heard the fridge from two rooms away|Day one at home and he owns the sofa|Sit. Sit. Please sit.|Somebody found the mud|He waited at the door all day|Adopted, finally',
    },
    music: {
      names: '{g} Sings=sings|{g} on Keys=onkeys|Loop {g}=loops|{g} Acoustic=acoustic',
      self: 'bedroom producer|singer-songwriter|guitar teacher|jazz pianist|vinyl collector|choir kid|beatmaker',
      lines:
        'Covers in one take.|Songs written on the night bus.|Teaching guitar to late starters.|Beats from kitchen sounds.|New single out now.|Playing every request, eventually.|Harmony nerd.',
      topics:
        'acoustic covers|guitar lessons|piano loops|home recording|vinyl finds|songwriting|street performances|drum practice|beat making|vocal warm-ups|violin practice|mixing tips|festival days|chord progressions|synth jams|choir harmonies|music theory|late night sessions|bass lines|ukulele songs|lyric writing|studio gear',
      tags: 'music|cover|singer|guitar|piano|newmusic|producer|songwriter|livemusic',
      captions:
        'Wrote this at two in the morning|One take, one mistake, keeping it|Which version do you prefer?|The rain is part of the song|Learned it in a day, forgot it in two|Headphones on for this one',
    },
    comedy: {
      names: '{g} Jokes=jokes|Not Serious {g}=notserious|{g} Laughs=laughs|Skits by {g}=skits',
      self: 'sketch writer|stand-up beginner|office clown|improv kid|professional overthinker|impressions guy|accent collector',
      lines:
        'Sketches about your boss, legally not your boss.|I play every character and none of them well.|Awkward situations, professionally.|Family humour, approved by my mother.|Stand-up on Tuesdays.|Making small talk worse.',
      topics:
        'office sketches|family dinners|awkward dates|accents|group chats|stand-up clips|customer service stories|roommate problems|parent impressions|gym characters|airport people|school memories|bad haircuts|wrong numbers|wedding speeches|neighbour stories|video calls|morning people|first jobs|silent elevators',
      tags: 'comedy|funny|skit|humor|relatable|standup|sketch|pov|laugh',
      captions:
        'When the meeting could have been an email|My mother, every single phone call|POV: you said you would be there in five|Nobody: … My uncle at weddings|The friend who plans everything|Wait for the aunt',
    },
    education: {
      names: '{g} Explains=explains|Class with {g}=class|{g} Reads=reads|Study {g}=study',
      self: 'science teacher|language tutor|history nerd|study coach|maths explainer|librarian|museum guide',
      lines:
        'One idea a day, no jargon.|English for people who freeze.|History without the dates.|Study with me, slowly.|Maths is a language and I translate.|Small experiments, big questions.|Books you can finish in a weekend.',
      topics:
        'study tips|English phrases|world history|kitchen science|maths tricks|book reviews|exam planning|grammar mistakes|space facts|memory techniques|geography quizzes|note-taking|ancient cities|language learning|university life|chemistry demos|public speaking|pronunciation|logic puzzles|essay writing|microscope finds|career advice',
      tags: 'education|learnontiktok|studytips|english|science|history|booktok|teacher|language',
      captions:
        'You have been saying it wrong, and so had I|The shortest war in one minute|Try this with vinegar and a candle|How I plan an exam month|Three books for a slow weekend|Why the sky does that',
    },
    cars: {
      names: '{g} Drives=drives|Garage {g}=garage|{g} Wrenches=wrenches|{g} Rides=rides',
      self: 'home mechanic|classic car restorer|EV owner|motorcycle commuter|detailing fan|track day regular|off-road driver',
      lines:
        'Old cars, older tools.|Electric road trips with real numbers.|Learning to weld on camera.|Detailing is my therapy.|Two wheels, any weather.|Repairs you can do in a driveway.',
      topics:
        'classic restorations|electric road trips|oil changes|detailing tricks|used car checks|engine sounds|motorcycle trips|off-road trails|garage tours|tyre tests|interior cleaning|winter driving|charging stops|dashcam moments|brake repairs|camper conversions|paint correction|city scooters|rally weekends|fuel savings|first cars',
      tags: 'cars|carsoftiktok|ev|motorcycle|detailing|garage|classiccars|roadtrip|offroad',
      captions:
        'She started on the first turn|Three owners, one rust spot|What the seller did not mention|Range test in the snow|Clean enough to eat in, please do not|Sunday drive, no destination',
    },
    finance: {
      names: '{g} Saves=saves|Money with {g}=money|{g} Budgets=budgets|Side Hustle {g}=sidehustle',
      self: 'budgeting nerd|small business owner|accountant by day|debt-free since last spring|frugal living fan|online seller',
      lines:
        'Spreadsheets made friendly.|Saving without being miserable.|Running a tiny shop in public.|Payday routines that stick.|Not advice, just my numbers.|Learning about money in plain words.',
      topics:
        'monthly budgets|saving challenges|small business tips|grocery savings|first apartment costs|side hustles|debt payoff|online shops|payday routines|emergency funds|tax basics|packing orders|no-spend weeks|negotiating salary|student budgets|cash envelopes|pricing products|subscription cleanups|retirement basics|freelance invoices',
      tags: 'finance|budgeting|moneytips|smallbusiness|savings|sidehustle|frugal|entrepreneur',
      captions:
        'What I spent in a week, all of it|First hundred orders, packed at the kitchen table|I cancelled nine subscriptions|The envelope method after a year|Ask for it in writing|My no-spend week failed on Wednesday',
    },
    art: {
      names: '{g} Draws=draws|Studio {g}=studio|{g} Makes=makes|Ink by {g}=inks',
      self: 'watercolour painter|illustrator|ceramic artist|crochet designer|sketchbook keeper|paper artist|street photographer',
      lines:
        'Painting small things slowly.|Sketchbooks full of strangers.|Clay, glaze and hope.|Commissions open twice a year.|Drawing daily since 2016.|Yarn first, sleep later.|Prints in my little shop.',
      topics:
        'watercolour sketches|pottery fails|crochet patterns|sketchbook tours|portrait studies|digital brushes|oil painting|street photography|linocut prints|colour mixing|calligraphy|paper flowers|studio days|mural work|character design|embroidery|gouache|art markets|clay glazes|film cameras|sticker making|animation frames',
      tags: 'art|drawing|illustration|painting|artist|crochet|ceramics|sketchbook|handmade',
      captions:
        'Forty hours in forty seconds|The kiln gods were kind|Ugly stage, trust the process|Page one of a new sketchbook|I mixed this green by accident|Drawn on the train, finished in the rain',
    },
  },
};
