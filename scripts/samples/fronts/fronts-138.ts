import type { FrontRow } from '../fronts.ts';

/** Front pages of the projects 138 to 152. */
export const fronts138: Readonly<Record<string, FrontRow>> = {
  '138': {
    layout: 'shop-catalogue', hero: 'beet', line: 'What can still be sown this week', lead: 'Type in your postcode, and the list sorts itself by what your soil still allows.', nav: 'Seeds, Calendar, Potatoes, Orders',
    items: ['Beetroot, flat Egyptian | 2.4 | beet', 'Broad bean, early | 3.1 | sprig', 'Turnip, May white | 2.2 | beet', 'Sunflower, tall | 2.6 | flowers', 'Poppy, blue seed | 2 | flowers', 'Kale, frilled | 2.3 | pottedPlant', 'Apple mint | 3.6 | pottedPlant', 'Rye, for digging in | 4.8 | wheat'],
  },
  '139': {
    layout: 'blog-almanac', hero: 'bird', line: 'Counted before noon', lead: 'Birds ringed this morning: 214. Most of them goldcrests, one of them a surprise.', nav: 'Today, Species, Years',
    items: ['214 this morning | Goldcrests | bird', 'Nets closed, wind | Weather | sea', 'A red-breasted flycatcher | Rare | bird', '38 robins | Count | bird', 'Ring found in Tunisia | Returns | map', 'School class, 22 | Visitors | group'],
  },
  '140': {
    layout: 'portfolio-split', hero: 'piano', line: 'Your piano, in tune by Thursday', lead: 'Choose your district, and you see the days on which I am there anyway.', nav: 'Book a day, Prices, Pitch, About',
    items: ['Graz, left bank | Tuesdays', 'Graz, right bank | Thursdays', 'Weiz | 11 March', 'Leibnitz | 18 March', 'Murau | 2 April', 'Upright | 120 €', 'Grand | 150 €'],
  },
  '141': {
    layout: 'portfolio-index', hero: 'house', line: 'Sixty-two roofs of reed', lead: 'Each has its year and its place on the map. Drive past and look at the ridge.', nav: 'Roofs, Map, Reed, Estimate',
    items: ['Farm at the inlet | 2025 | house', 'The sexton\'s house | 2024 | house', 'Barn with two gables | 2022 | house', 'Summer house, Rømø | 2019 | house', 'Mill and bakehouse | 2016 | windmill', 'The old school | 2013 | house', 'Inn by the ferry | 2010 | house'],
  },
  '142': {
    layout: 'portfolio-statement', hero: 'hands', line: 'Five midwives, two hundred families, and somebody always answers', lead: 'Tell us your date. Within a minute you know whether there is room.', nav: 'Is there room, Before, After, Call us',
    items: ['Around the clock | 03 555 01 20 | hands', 'Courses | Wednesdays | portrait', 'Visits at home | Daily', 'Room in May | 6 places'],
  },
  '143': {
    layout: 'shop-hero', hero: 'knife', line: 'Five shapes, three woods', lead: 'Hold a bank card to the screen, and every knife is shown at its true size.', nav: 'Knives, Woods, Sharpening',
    items: ['Paring, olive | 58 | knife', 'Utility, walnut | 84 | knife', 'Cook\'s, boxwood | 142 | knife', 'Bread, walnut | 118 | knife', 'Boning, olive | 96 | knife', 'Block | 75 | table', 'Stone | 44 | soap', 'Roll | 62 | bag'],
  },
  '144': {
    layout: 'shop-single', hero: 'pralines', line: 'Fill a box, piece by piece', lead: 'Pick twelve from the tray. Nuts, milk and alcohol are marked while you choose, and the lid closes when you are done.', nav: 'Pralines, Your box',
    items: ['Your box of twelve | 21.5 | pralines', 'Six, no nuts | 11.5 | pralines', 'Bar, 72 % | 6.4 | packet', 'Orange peel | 9.2 | lemon', 'Hot chocolate | 8 | tin', 'Cake | 34 | cake', 'Cherries | 14 | jar', 'Voucher | 25 | letters'],
  },
  '145': {
    layout: 'shop-callouts', hero: 'skein', line: 'Seven skeins for a jumper in size M', lead: 'The shop reckons how much you need, and keeps one dye lot together for you.', nav: 'Wool, Shades, Patterns',
    items: ['Undyed grey, 100 g | 9.8 | skein', 'Madder red, 100 g | 12.4 | skein', 'Jumper kit, size M | 92 | pullover', 'Lopi needles | 16 | yarn', 'Lichen | 12.4 | skein', 'Birch | 12.4 | skein', 'Blanket | 145 | blanket', 'Mittens | 38 | yarn'],
  },
  '146': {
    layout: 'blog-map', hero: 'train', line: '140 nights on rails', lead: 'One berth, one window, one notebook. The lines that still run are drawn in full.', nav: 'Trips, Lines, Carriages',
    items: ['Budapest to Bucharest, berth 61 | 15 hours', 'The conductor with the samovar | Line 472', 'Snow at the Semmering | 9 hours late', 'Two frontiers before breakfast | Zagreb', 'A carriage from 1982 | Split'],
  },
  '147': {
    layout: 'blog-cards', hero: 'basket', line: '118 plots, many opinions', lead: 'Cuttings, tools and slugs. Each plot has a page of its own.', nav: 'News, Plots, Swap',
    items: ['Slugs: a peace proposal | Plot 12 | pottedPlant', 'Too many courgettes | Plot 88 | basket', 'The shared mower is back | Tools | tools', 'Dahlias to give away | Plot 41 | flowers', 'Pruning day, bring gloves | Dates | tree', 'First figs in Leipzig | Plot 7 | pear'],
  },
  '148': {
    layout: 'portfolio-timetable', hero: 'violin violin violin', line: 'Two violins, viola, cello', lead: 'Biographies in three lengths, portraits in print size and the stage plan are one click away.', nav: 'Concerts, Listen, For promoters',
    items: ['Riga, Small Guild | 3 Oct', 'Tartu, University | 9 Oct', 'Vilnius, Town Hall | 17 Oct', 'Turku, Castle | 24 Oct', 'Lübeck, Hospital Church | 2 Nov', 'Aarhus, Old Dairy | 8 Nov', 'Riga, House of Blackheads | 30 Nov'],
  },
  '149': {
    layout: 'shop-tiles', hero: 'record', line: 'Every scratch is in the picture', lead: 'Used records, photographed in raking light. You see what the needle will hear.', nav: 'New in, Rebetiko, Jazz, Condition',
    items: ['Harbour songs, 1962 | 34 | record', 'Trio, live | 22 | record', 'Brass band | 14 | record', 'Film music | 18 | record', 'Clarinet | 26 | record', 'Sleeves | 9 | book', 'Brush | 12 | brush', 'Slip mat | 15 | record'],
  },
  '150': {
    layout: 'portfolio-strip', hero: 'bird', line: 'Nine short films, frame by frame', lead: 'Move the slider from the storyboard through the line test to the finished picture.', nav: 'Films, How we work, Festivals, Contact',
    items: ['The Yellow Beak | 7 min | bird', 'Sleepwalkers | 11 min | night', 'Grandfather\'s Coat | 5 min | jacket', 'A Town in a Box | 9 min | street'],
  },
  '151': {
    layout: 'blog-lead', hero: 'lunchTray', line: 'Lunch for 430', lead: 'Everything went except the beetroot. Here is the same soup for four, and what the leftovers weighed.', nav: 'This week, Recipes, Leftovers',
    items: ['Thursday is pea soup | Menu | lunchTray', 'Nine kilos left on the plates | Leftovers | basket', 'Fish that pupils eat | Recipe for four | fish', 'Why the bread is ours | Kitchen | loaf', 'Carrots from the next farm | Suppliers | beet', 'A letter from class 3B | Post | letters'],
  },
  '152': {
    layout: 'shop-shelf', hero: 'cheese', line: 'Cheese with the month of its milk', lead: 'Wheel, quarter or half a kilogram.', nav: 'Cheese, Subscription, The alp',
    items: ['June milk, 24 months | 23 | cheese', 'July milk, 12 months | 18.5 | cheese', 'August, 8 months | 16 | cheese', 'Alp butter | 7.5 | packet', 'Quarter wheel | 84 | cheese', 'Whey soap | 6 | soap', 'Buttermilk | 3.2 | bottle', 'Fondue for four | 29 | jar'],
  },
};
