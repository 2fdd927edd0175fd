import type { FrontRow } from '../fronts.ts';

/** Front pages of the projects 153 to 167. */
export const fronts153: Readonly<Record<string, FrontRow>> = {
  '153': {
    layout: 'shop-giant', hero: 'toyHorse', line: 'Toys that can be repaired', lead: 'Beside each toy stand its spare parts, down to the single wheel.', nav: 'Toys, By age, Spare parts',
    items: ['Oak horse, from 18 months | 68 | toyHorse', 'Beech train | 54 | train', 'Wheel, spare | 2.5 | gears', 'Boat | 32 | boat', 'House | 48 | house', 'Drum | 36 | drum', 'Kite | 29 | kite', 'Bell | 8 | bell'],
  },
  '154': {
    layout: 'portfolio-plate', hero: 'house', line: 'One of 1,900 things, today', lead: 'A new object every day of the year, from the flax brake to the radio.', nav: 'Today, Collection, The farm, Visit',
    items: ['Loom, about 1870 | Birch and pine, given in 1964 | weave', 'The farmhouse | 1794 | house', 'Milk jug | 1910 | jug', 'Kick sledge | 1932 | skis', 'Bread basket | 1889 | basket', 'Bell | 1850 | bell', 'Plane | 1901 | plane'],
  },
  '155': {
    layout: 'portfolio-arch', hero: 'lamp', line: 'Noon and night, from one tripod', lead: 'Eleven museums and a swimming bath. Turn the lamps on and off yourself.', nav: 'Rooms, By night, Studio, Contact',
    items: ['Printers\' museum | Antwerp, 2025', 'Swimming bath | Mechelen, 2024', 'House of lace | Bruges, 2023', 'Natural history, hall 4 | Ghent, 2022', 'Chapel of the beguines | Lier, 2021'],
  },
  '156': {
    layout: 'portfolio-index', hero: 'street', line: 'Your street is swept on the 9th', lead: 'Find your street, read what the law asks for, see what it costs. Three short pages.', nav: 'Dates, The law, Prices, Call',
    items: ['Station Street | Mon 9 March', 'At the Mill | Tue 10 March | street', 'Upper Square | Wed 11 March | street', 'Lime Row | Thu 12 March', 'Under the Vineyard | Fri 13 March', 'Miners\' Colony | Mon 16 March', 'Brewery Lane | Tue 17 March'],
  },
  '157': {
    layout: 'blog-columns', hero: 'familyTree', line: 'One parish each month', lead: 'A baker\'s ledger from 1841, read line by line, puts three families into one house and takes a fourth out of it.', nav: 'This month, Parishes, Families, Ask',
    items: ['Who lived at the baker\'s | Ahamlish', 'Two Bridgets, one grave | Drumcliff', 'A name that moved over the bridge | Calry', 'What the census left out | Method | letters', 'From our readers: a chest in Boston | Letters | letters', 'How to read a priest\'s hand | Method'],
  },
  '158': {
    layout: 'blog-cover', hero: 'night', line: 'What we saw, and with what', lead: 'Clear from eleven until four, wind from the north. Nine of us, five telescopes and one thermos flask.', nav: 'Observations, Moon, Instruments',
    items: ['Saturn, almost without rings | Drawing, 02.15 | night', 'A comet in the clothes-line | Photograph', 'Moon on the 12th: last quarter | Calendar', 'How dark is the car park? | Measured', 'Mirror, cleaned at last | Instruments', 'Sky for children | Dates'],
  },
  '159': {
    layout: 'shop-aisles', hero: 'soap', line: 'Nine soaps, dried for weeks', lead: 'Each is listed with everything that is in it. The list is short.', nav: 'Soap, Hotels, How it is made',
    items: ['Sage, 9 weeks | 6.8 | soap', 'Olive leaf, 12 weeks | 7.2 | sprig', 'Lemon, 8 weeks | 6.8 | lemon', 'Lavender, 10 weeks | 7.2 | flowers', 'Immortelle | 8.4 | soap', 'Fig | 7.2 | soap', 'Salt | 6.8 | soap', 'Crate of 40 | 210 | basket'],
  },
  '160': {
    layout: 'portfolio-poster', hero: 'car', line: 'See every lesson up to the test', lead: 'Choose an hour by instructor. The plan shows how far you are and what is still missing.', nav: 'Free hours, Prices, Theory, Instructors',
    items: ['Single lesson | 32 €, 50 minutes', 'Twelve lessons | 348 €', 'Theory | Tuesdays, 19.00', 'Next free hour | Today, 16.30'],
  },
  '161': {
    layout: 'blog-log', hero: 'forest', line: 'Monday, half past six', lead: 'Reports on races, injuries and forest tracks.', nav: 'Next run, Tracks, Results',
    items: ['Monday: 9 km, two groups, head lamps | Next run', 'Mud from the bridge to the ski hut | Tracks', 'Half-marathon: nine finished, one lost a shoe | Race', 'My Achilles and I, part four | Injuries', 'Ice on the northern loop | Tracks', 'Sauna key has been found | Club'],
  },
  '162': {
    layout: 'blog-cards', hero: 'book', line: 'Read to the end, or we say so', lead: 'Reviews from the cellar. Any of them can be reserved and fetched.', nav: 'Reviews, Reserve, The cellar',
    items: ['The Lighthouse Ledger | Finished | book', 'Nine Winters in Szlachta Street | Page 211, gave up | book', 'A Short History of Doors | Finished twice | book', 'The Salt Cartographer | Finished | book', 'Letters to an Empty House | Finished, in tears | letters', 'Goodbye, Tram Number Four | Finished | book'],
  },
  '163': {
    layout: 'portfolio-sidebar', hero: 'sea', line: 'The hour before the auctions', lead: 'Seven series from Galician harbours. All pictures between four and six in the morning.', nav: 'Series, Prints, Exhibitions, Contact',
    items: ['Cambados, 12 pictures | 2025 | boat', 'Muxía, 9 pictures | 2024 | lighthouse', 'Burela, 15 pictures | 2024 | fish'],
  },
  '164': {
    layout: 'blog-lead', hero: 'street', line: 'House by house', lead: 'The photograph is from 1931, the voice from last Tuesday. Click on a window to hear who lived behind it.', nav: 'Houses, Voices, Then and now, Add yours',
    items: ['Number 14: the post office | Then and now | street', 'Nan\'s bread, told by Eirlys | Voices | loaf', 'The winter of the long snow | 1947 | mountains', 'Who remembers this engine? | Question | train', 'School photograph, names wanted | 1958 | group', 'The chapel harmonium | Things | piano'],
  },
  '165': {
    layout: 'portfolio-timetable', hero: 'dog fir dog', line: 'How old is your dog?', lead: 'Four questions, and you see the one or two groups that fit. Free places are counted live.', nav: 'Find a group, Trainers, The meadow',
    items: ['Puppies, 8 to 16 weeks | 2 free', 'Young dogs, to 9 months | 4 free', 'On the lead, first steps | 1 free', 'Grown and stubborn | 5 free', 'Come when called | 3 free', 'Old dogs, gently | 6 free', 'Walk in the village | Sundays'],
  },
  '166': {
    layout: 'shop-board', hero: 'packet', line: 'Roasted on Tuesday, sent on Wednesday', lead: 'Order until Monday at noon. Your order decides how much goes into the drum.', nav: 'Coffee, Roasts, Cups',
    items: ['Harbour blend | 8.9', 'Washed, bright | 11.4', 'Natural, red fruit | 12.8', 'Dark, for the pot | 8.2', 'Half decaf | 9.6', 'Green, to roast at home | 6.5', 'Sample of five | 14', 'Moka pot, three cups | 32'],
  },
  '167': {
    layout: 'portfolio-split', hero: 'sea', line: 'English, with sand in your shoes', lead: 'Two hundred students a summer. A level test of twelve minutes comes before the suitcase.', nav: 'Level test, Courses, Families, Dates',
    items: ['June | 3 weeks', 'July | 4 weeks', 'August | 4 weeks', 'Teachers | 14', 'Families | 60', 'Test | 12 minutes', 'Beach | 4 minutes'],
  },
};
