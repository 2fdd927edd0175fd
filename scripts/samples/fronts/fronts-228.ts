import type { FrontRow } from '../fronts.ts';

/** Front pages of the projects 228 to 242. */
export const fronts228: Readonly<Record<string, FrontRow>> = {
  '228': {
    layout: 'portfolio-arch', hero: 'stage', line: 'Fifty-four seats', lead: 'One play each winter. Seats for the first night are drawn by lot; the others are yours.', nav: 'The play, Seats, Players, Archive',
    items: ['First night, drawn by lot | 4 February', 'Second night, 11 seats left | 5 February', 'Afternoon for children | 8 February', 'Third night, 23 left | 11 February', 'Last night | 12 February'],
  },
  '229': {
    layout: 'blog-log', hero: 'road', line: 'Ghent to Tbilisi', lead: '163 entries, most of them written in bus shelters.', nav: 'Today, Route, Kit list',
    items: ['Day 94: uphill until the bread was gone | 61 km, Erzurum', 'A shelter with a carpet | 74 km', 'Puncture seven and eight | 39 km', 'The dog came along as far as the pass | 52 km', 'Tea, tea, soup, tea | 80 km', 'We turned back once | 12 km'],
  },
  '230': {
    layout: 'portfolio-timetable', hero: 'ferry', line: 'Today we cross', lead: 'Twelve people and their bicycles, when the wind allows. Water 2.10 m, rising.', nav: 'Today, Timetable, Fares',
    items: ['From the east bank | 9.00', 'From the west bank | 9.30', 'East bank | 11.00', 'West bank | 11.30', 'East bank | 15.00', 'West bank, last boat | 18.30', 'With bicycle | 3,50 €'],
  },
  '231': {
    layout: 'shop-tiles', hero: 'spices', line: 'Exactly what the recipe needs', lead: 'Choose a dish, and the spices come weighed in spoons. Less of each, and none left in the drawer.', nav: 'Recipes, Spices, Refill',
    items: ['For a tagine, 7 spices | 6.4 | spices', 'Fish soup | 4.8 | fish', 'Lentils | 3.2 | pan', 'Biscuits | 3.6 | cake', 'Pickles | 2.9 | jar', 'Tea | 4 | teapot', 'Curry | 5.5 | spices', 'Mortar | 32 | bowl'],
  },
  '232': {
    layout: 'portfolio-statement', hero: 'rowingBoat', line: 'Eight oars on the Danube at six in the morning', lead: 'Juniors book the rowing machines by quarter of an hour. The river is free.', nav: 'Training, Boats, Results, Join',
    items: ['Juniors, to 14 | Mon, Wed, Fri 17.00 | rowingBoat', 'Eights | Daily 6.00 | sea', 'Masters | Tue, Thu 18.30', 'Regatta | 3rd of 14'],
  },
  '233': {
    layout: 'portfolio-poster', hero: 'floorPlan', line: 'You need a surveyor once', lead: 'So everything is explained once, in plain words, with a sample of each drawing to open.', nav: 'Boundaries, Floods, Planning, Fees',
    items: ['Boundary survey | From 480 €, ten days', 'Flood level | From 350 €, five days', 'Planning map | From 260 €, four days', 'Site of a house | From 590 €, two weeks'],
  },
  '234': {
    layout: 'shop-aisles', hero: 'bell', line: 'Hear it before you buy it', lead: 'Alone, or as a herd of up to twelve. Tune the herd by ear and order it as one.', nav: 'Bells, Make a herd, Straps',
    items: ['Door, high C | 28 | bell', 'Goat, A | 46 | bell', 'Cow, low F | 94 | bell', 'Lead cow, D | 180 | bell', 'Strap | 38 | bag', 'Herd of six | 420 | bell', 'Hand bell | 52 | bell', 'Clapper | 9 | tools'],
  },
  '235': {
    layout: 'blog-columns', hero: 'pullover yarn pullover', line: 'Since 1988, on Tuesdays', lead: 'Bodil cast on 212 stitches, talked about the neighbours and finished with 209. Here is how to hide the difference.', nav: 'Patterns, Mistakes, Cake, Come along',
    items: ['The jumper with three stitches missing | Mistakes', 'Mittens for small hands | Pattern 44, free', 'Almond cake, again | Cake', 'How to count while talking | Mistakes', 'Blanket from sixteen people | Together | blanket', 'Left-handed? Read this | Help'],
  },
  '236': {
    layout: 'blog-reading', hero: 'dig vase dig', line: 'Love, and send socks.', lead: 'Dear all, today I held a jug that was last held by somebody in a hurry. It lay beside the door with the handle towards the hand. We drew it until the light went, and nobody spoke much at supper.',
    nav: 'Letters, Finds, Plan',
    items: ['The jug by the door | Trench 4, letter 61', 'A nail is not nothing | Letter 60', 'Rain, so we washed sherds | Letter 59', 'Floor heating, two thousand years old | Letter 58', 'My knees, a report | Letter 57', 'The dog of the villa | Letter 56'],
  },
  '237': {
    layout: 'shop-hero', hero: 'bag rucksack', line: 'New, and after five years', lead: 'Customers send us the second picture, and get their next belt for less.', nav: 'Bags, Belts, Five years on',
    items: ['Satchel, oak bark | 290 | bag', 'Rucksack, tan | 340 | rucksack', 'Day bag, black | 260 | bag', 'Boots, two soles | 310 | shoe', 'Key case | 38 | key', 'Belt | 72 | bag', 'Grease | 14 | tin', 'Repair | 30 | tools'],
  },
  '238': {
    layout: 'shop-single', hero: 'letters', line: 'There are nine letters e left', lead: 'Set your own words. The type case is real: when a letter runs out, the page tells you, kindly, and suggests another word.', nav: 'Cards, Your words',
    items: ['Ten cards with envelopes | 34 | letters', 'A letter, large | 12 | letter', 'Print, two colours | 28 | print', 'Note book | 16 | book', 'Birth | 38 | letters', 'Wedding, 50 | 140 | letters', 'Paper | 9 | openBook', 'Type | 22 | letter'],
  },
  '239': {
    layout: 'blog-lead', hero: 'basket beet basket', line: 'Two hundred boxes, every Thursday', lead: 'Four kohlrabi, a red cabbage, leeks, and celeriac the size of a head. Here is what two hundred kitchens can do with them.', nav: 'This week, Recipes, Box, Field',
    items: ['What to do with four kohlrabi | Box 47 | beet', 'Red cabbage, raw, with pears | 20 minutes | pear', 'Leeks in one pan | 25 minutes | pan', 'Field report: mud | Field | rows', 'Who can drive on Saturday? | Help | car', 'Soup from the rest | 40 minutes | jar'],
  },
  '240': {
    layout: 'portfolio-index', hero: 'mountains', line: 'Eleven tours in the High Tatras', lead: 'Hours, metres of climb, and the fitness that they really take.', nav: 'Tours, Free days, Kit, Contact',
    items: ['Gerlach, by the couloir | 10 h, 1,005 m', 'Lomnický from the saddle | 7 h, 780 m | mountains', 'The long ridge, two days | 16 hours | mountains', 'Rysy in winter | 9 h, 1,200 m', 'Ice, first steps | 5 hours', 'Ski tour to the hut | 6 hours', 'With children, to the lake | 4 hours'],
  },
  '241': {
    layout: 'portfolio-split', hero: 'jacketForm', line: 'Three fittings, eleven weeks, one jacket', lead: 'What happens in between is explained here, stitch by stitch.', nav: 'Fittings, Cloths, Travel, Appointment',
    items: ['First | Basted', 'Second | Canvas', 'Third | Buttons', 'Naples | Mon to Fri', 'Zürich | 12 June', 'Paris | 3 July', 'Cloths | 400'],
  },
  '242': {
    layout: 'portfolio-timetable', hero: 'roundLoaf loaf baguettes', line: 'The rye is ready at ten past six', lead: 'Order for the weekend until Friday noon. Almost nothing is thrown away.', nav: 'Oven times, Order, The bakers',
    items: ['Pretzels, first tray | 5.40', 'Rye, three pounds | 6.10', 'Rolls, every half hour | 6.30', 'Spelt with walnuts | 8.00', 'Plum sheet cake | 9.30', 'Rye, second round | 11.00', 'Wood oven, Saturdays | 13.00'],
  },
};
