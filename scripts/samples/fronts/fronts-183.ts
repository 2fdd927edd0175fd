import type { FrontRow } from '../fronts.ts';

/** Front pages of the projects 183 to 197. */
export const fronts183: Readonly<Record<string, FrontRow>> = {
  '183': {
    layout: 'shop-hero', hero: 'kite kite', line: 'How strong is the wind at your place?', lead: 'Answer with a number from 2 to 7, and see what will fly today.', nav: 'Kites, Line and reels, Repairs',
    items: ['Sled, wind 2 | 24 | kite', 'Delta, wind 3 | 38 | kite', 'Diamond, wind 4 | 29 | kite', 'Box, wind 5 | 64 | kite', 'Power, wind 6 | 142 | kite', 'Reel | 12 | yarn', 'Repair | 18 | scissors', 'Tail | 6 | kite'],
  },
  '184': {
    layout: 'portfolio-arch', hero: 'house', line: 'Six rooms among cork oaks', lead: 'True sizes, true beds. The pool is 84 steps away.', nav: 'Rooms, Free nights, Breakfast, Getting here',
    items: ['The threshing floor | 31 m², 98 €', 'Under the stairs | 17 m², 64 €', 'The bread oven | 24 m², 84 €', 'Blue room | 22 m², 79 €', 'The long attic | 38 m², 112 €'],
  },
  '185': {
    layout: 'blog-cover', hero: 'street', line: 'Twelve people, one square', lead: 'We sat under the clock from ten to one. Twelve views, two with pigeons. Next Saturday: the covered market.', nav: 'Saturdays, Places, Come along',
    items: ['The square with the clock | Saturday 212 | street', 'A roof that nobody got right | Saturday 211', 'Ink against watercolour | Quarrel', 'Sunflowers behind the station | Saturday 209', 'How to scan a sketchbook | Help', 'Rain, so the tram depot | Saturday 207'],
  },
  '186': {
    layout: 'portfolio-timetable', hero: 'dancer dancer', line: 'Everyone dances here, from 5 to 71', lead: 'See at a glance whether two children can come on the same afternoon.', nav: 'Timetable, Teachers, First lesson',
    items: ['First steps, 5 to 7 | Mon 15.30', 'Folk dance, 8 to 11 | Mon 16.30', 'Contemporary | Tue 17.00', 'Dancing after sixty | Tue 10.00', 'Ballet, second year | Wed 16.00', 'Couples | Thu 19.30', 'Open floor | Sat 11.00'],
  },
  '187': {
    layout: 'shop-grid', hero: 'boardGame', line: 'Buy it, or borrow it for a week', lead: 'Tell us how many sit at the table and how patient the youngest is.', nav: 'Games, Borrow, Game nights',
    items: ['Low Land, 2 to 4 | 34 | boardGame', 'The Cellar, 3 to 6 | 28 | key', 'Rook\'s Move, 2 | 19 | rook', 'Harvest, 1 to 5 | 42 | wheat', 'Ferry Night, 2 to 4 | 31 | boat', 'Beehive, from age 5 | 22 | beehive', 'Night Train, 3 to 5 | 38 | train', 'Old Maps, 2 to 6 | 36 | compass'],
  },
  '188': {
    layout: 'portfolio-poster', hero: 'cat', line: 'Emergency? Call 67 555 010', lead: 'On duty tonight until eight in the morning. Drive to the back door; the bell is lit.', nav: 'Emergency, Hours, Team, Prices',
    items: ['Open today | 8.00 to 19.00', 'Until you are here | What to do first', 'How to find us | Back door, lit bell', 'Vaccinations | By appointment'],
  },
  '189': {
    layout: 'portfolio-plate', hero: 'gears', line: 'What the watch shops send away', lead: 'You see each step of your repair as a dated picture, and what could wait stands apart from what cannot.', nav: 'Repairs, Follow yours, Estimate',
    items: ['Regulator, Le Locle, 1884 | Step 4 of 9: pivots polished | gears', 'Mantel clock | 1902 | clock', 'Watch | 1938 | watch', 'Strike work | 1850 | bell', 'Keys | all sizes | key', 'Wheels | cut here | gears', 'Tools | 1920 | tools'],
  },
  '190': {
    layout: 'portfolio-name', hero: 'letter', line: 'Shop fronts, boats and one hearse, lettered by hand.', lead: 'Type your name and see it in six of my alphabets, as an honest sketch with an honest price.', nav: 'Signs, Alphabets, Try a name, Prices',
    items: ['Fishmonger | 2024 | shopFront', 'Gold on glass | 2024 | letter', 'Trawler, both sides | 2023 | boat', 'Barber | 2023 | shopFront'],
  },
  '191': {
    layout: 'shop-shelf', hero: 'candles', line: 'Candles by their hours of burning', lead: 'The post boat leaves on Tuesdays and Fridays.', nav: 'Candles, Post boat, How we pour',
    items: ['4 hours | 3.2 | candles', '8 hours | 4.6 | candles', '12 hours | 6 | candles', '20 hours | 8.5 | candles', '30 hours | 11 | candles', '40 hours | 14 | candles', 'Lantern | 46 | lamp', 'Winter box | 64 | basket'],
  },
  '192': {
    layout: 'blog-log', hero: 'sea', line: 'Every morning since 2021', lead: 'The temperature comes from a kitchen thermometer on a string.', nav: 'Today, All mornings, Tides',
    items: ['11.4 degrees, flat as slate | Seven in, seven out', '11.2 degrees, a seal looked at us | Six in', '11.5 degrees, rain from the side | Two in', '11.9 degrees, Nuala\'s 500th swim | Fourteen in', '12.1 degrees, jellyfish, the mild kind | Five in', '12.0 degrees, no waves, no wind | Nine in'],
  },
  '193': {
    layout: 'blog-reading', hero: 'sea', line: 'Next weekend: the lantern room, if the boat can land.', lead: 'We scraped the north side from eight until the tide turned. Four people, eleven litres of paint, one blister each. The rail is safe again, and the bill is below.',
    nav: 'Weekends, Costs, Join',
    items: ['North side, first coat | Weekend 38', 'The rail is safe again | Weekend 37', 'What the lens cost | Accounts', 'A night in the keeper\'s bed | Weekend 35', 'Rust, and what is under it | Weekend 34', 'Boat with a hole, repaired | Weekend 33'],
  },
  '194': {
    layout: 'shop-tiles', hero: 'sardines', line: 'The number on the lid names the boat', lead: 'Eighteen people, one quay. Sardines, mussels and razor clams, packed on the day they land.', nav: 'Tins, Find your boat, Recipes',
    items: ['Sardines in olive oil | 4.9 | sardines', 'Mussels | 6.2 | tin', 'Razor clams | 9.8 | tin', 'Mackerel | 4.4 | fish', 'Sardines, spiced | 5.2 | sardines', 'Octopus | 11 | tin', 'Six mixed | 32 | basket', 'Roe | 8 | tin'],
  },
  '195': {
    layout: 'blog-columns', hero: 'rook pawn rook', line: 'The position of the week', lead: 'White has a knight too many and a minute too few. Send your move until Friday; the solution follows at eight.', nav: 'Position, Solutions, League, Club',
    items: ['White to move and hope | Position 611', 'Second team holds the draw | League', 'Solution: the quiet rook | Position 610', 'Blitz night: forty games, one protest | Club', 'An endgame from 1926 | Archive | openBook', 'Beginners on Wednesdays | Dates'],
  },
  '196': {
    layout: 'shop-catalogue', hero: 'map', line: 'Old maps, scanned to the last sounding', lead: 'Six hundred maps and sea charts. Zoom in until you can read the depths.', nav: 'Maps, Sea charts, By region, Sell',
    items: ['Zuiderzee, 1684 | 1450 | map', 'Texel roads, 1712 | 880 | map', 'North Sea, 1793 | 640 | map', 'Haarlem, town plan, 1746 | 520 | floorPlan', 'Frisian islands, 1660 | 1900 | map', 'Rhine delta, 1801 | 410 | map', 'Skagerrak, 1824 | 360 | map', 'The night sky, 1708 | 1200 | night'],
  },
  '197': {
    layout: 'portfolio-split', hero: 'harp', line: 'Lessons, weddings, concerts', lead: 'Build your own list of pieces for the ceremony, and listen to each of them first.', nav: 'Lessons, Weddings, Concerts, Listen',
    items: ['Cardiff | 4 May', 'Brecon | 11 May', 'Hay | 25 May', 'Lessons | Wednesdays', 'Weddings | Saturdays', 'Listen | 12 pieces', 'Contact | e-mail'],
  },
};
