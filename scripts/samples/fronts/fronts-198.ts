import type { FrontRow } from '../fronts.ts';

/** Front pages of the projects 198 to 212. */
export const fronts198: Readonly<Record<string, FrontRow>> = {
  '198': {
    layout: 'blog-lead', hero: 'mushrooms mushrooms', line: 'And the one it is mistaken for', lead: 'Both grow under spruce, both are yellow. Turn them over before you believe anything, then smell: one is apricot, the other is cellar.', nav: 'This week, Pairs, Finds',
    items: ['True chanterelle, false chanterelle | Pair 58 | mushrooms', 'Late milk caps on moss | Finds | mushrooms', 'How to cut, how to carry | Basics | knife', 'A good wood after rain | Walk | forest', 'Drying on the stove | Kitchen | pan', 'Question from a reader | Letters | letters'],
  },
  '199': {
    layout: 'shop-aisles', hero: 'basket', line: 'Shown beside a loaf of bread', lead: 'So you know how large it is. Anything not in stock is woven from a sketch.', nav: 'Baskets, Sketch yours, Willow',
    items: ['For the bicycle | 58 | basket', 'For potatoes | 42 | basket', 'For a loaf | 24 | loaf', 'For a pot | 36 | pottedPlant', 'For logs | 76 | basket', 'Cradle | 240 | basket', 'Hamper | 95 | basket', 'Lid | 18 | basket'],
  },
  '200': {
    layout: 'shop-hero', hero: 'hat', line: 'First the tape, then the hat', lead: 'We send a paper measuring tape. You read off a number, and the hat fits.', nav: 'Felt, Straw, Measuring, Ribbons',
    items: ['Felt, grey | 148 | hat', 'Felt, bottle green | 152 | hat', 'Straw, wide | 94 | hat', 'Straw, small | 78 | hat', 'Ribbon | 12 | yarn', 'Brush | 22 | brush', 'Box | 28 | tin', 'Re-shaping | 35 | tools'],
  },
  '201': {
    layout: 'blog-titles', hero: 'letter', line: 'One word a day', lead: 'Listen to it, say it, use it in one sentence. Tomorrow there is another one. After a hundred days you read your first story.', nav: 'Today, All words, Exercises, Voices',
    items: ['Heal en seal | Skins and saddles | letter', 'bûter | butter', 'brea | bread', 'griene tsiis | green cheese', 'skriuwe | to write', 'leafde | love'],
  },
  '202': {
    layout: 'portfolio-timetable', hero: 'cinema', line: 'Nine nights in nine courtyards', lead: 'Put an evening together from films that you can reach on foot in time. If it rains, the page says where.', nav: 'Programme, Courtyards, My evening',
    items: ['The Weighbridge | 20.15', 'Summer of the Storks | 20.30', 'Small Hours at the Mill | 21.00', 'A Letter for the Tailor | 21.30', 'Tram 4 | 22.00', 'Short films, 9 times 6 | 22.45', 'Silent film with piano | 23.15'],
  },
  '203': {
    layout: 'portfolio-poster', hero: 'windmill', line: 'Does it turn today? Yes.', lead: 'Wind south-west, 5. We are grinding rye until four. Come in by the small door.', nav: 'Today, Flour, Tours, Society',
    items: ['Rye, coarse | From the stone, 3 € a kilo', 'Tours | Saturdays, 11 and 14', 'Built 1782 | Turned 61,000 hours', 'Become a miller | Two evenings a week'],
  },
  '204': {
    layout: 'portfolio-strip', hero: 'boat', line: 'One batana a year', lead: 'Lines plans, wood lists and pictures of each build are open to everyone.', nav: 'Builds, Plans, Repairs, The yard',
    items: ['Keel, oak and elm | February | plane', 'Ribs | March | timberFrame', 'Launched on the slip | June | boat', 'Oars | July | rowingBoat'],
  },
  '205': {
    layout: 'blog-cover', hero: 'train', line: 'A vanished line in 1:87', lead: 'The station clock works. It stands at 6.42, the minute at which the last train left in 1954.', nav: 'Building, Timetables, Archive',
    items: ['The waiting room has a stove now | Metre 14 | train', 'Ticket 0001, found in a drawer | Archive', 'Ballast from coffee grounds? | Attempt', 'A bridge with eleven arches | Metre 12', 'The goods shed in card and glue | Metre 11', 'Open evening in May | Dates'],
  },
  '206': {
    layout: 'shop-callouts', hero: 'bottle', line: 'Three ciders and a perry, by the case of six', lead: 'The van goes to Paris on the first Friday of the month.', nav: 'Cider, Delivery, Orchard',
    items: ['Dry, 6 bottles | 48 | bottle', 'Half dry, 6 bottles | 48 | bottle', 'Sweet, 6 bottles | 46 | bottle', 'Perry | 58 | bottle', 'Mixed | 50 | bottle', 'Apple juice | 24 | bottle', 'Glass | 7 | cup', 'Vinegar | 9 | bottle'],
  },
  '207': {
    layout: 'blog-diary', hero: 'rows', line: 'Thirty-one rows', lead: 'Minus two at five o\'clock. We lit the straw bales along rows 1 to 9 and drank tea with our gloves on.', nav: 'Diary, Rows, Wine',
    items: ['Frost in rows 1 to 9 | Frost | rows', 'Pruned to two eyes | Rows 10 to 16, three days. | scissors', 'The cellar at eleven degrees | Nothing to report, which is good. | bottle', 'A visitor from the wine list | She had scanned the code of row 22. | grapes', 'Snow | Silence | hills', 'Posts | Row 30 | tools'],
  },
  '208': {
    layout: 'portfolio-sidebar', hero: 'dressForm dressForm dressForm', line: '2,600 costumes, by century and size', lead: 'For hire to opera houses and schools. Every costume was photographed on a stand.', nav: 'Store, By opera, Hire, Workshop',
    items: ['Court, 1780 | 14 sizes | dressForm', 'Peasants, chorus of 40 | set | jacket', 'Hats and crowns | 310 | hat'],
  },
  '209': {
    layout: 'shop-grid', hero: 'jacket', line: 'One bag in, one bag out', lead: 'Sorted by size and state. Reserve a bag before you come, and bring the one that has grown too small.', nav: 'Sizes, Bring a bag, Opening hours',
    items: ['Jacket, 98, good | 9 | jacket', 'Pullover, 104, like new | 7 | pullover', 'Boots, size 27 | 8 | shoe', 'Coat, 110, worn in | 6 | jacket', 'Hat, 2 years | 3 | hat', 'Pullover, 116, good | 6 | pullover', 'Rucksack, small | 5 | rucksack', 'Bag of ten, 92 | 15 | basket'],
  },
  '210': {
    layout: 'shop-tiles', hero: 'umbrella', line: 'Mended for twenty years', lead: 'Eight models, thirty cloths. Each umbrella has a number, and its number brings it home.', nav: 'Models, Cloths, Repairs',
    items: ['Shepherd, large | 138 | umbrella', 'Town, straight | 112 | umbrella', 'Folding | 84 | umbrella', 'Child | 46 | umbrella', 'Parasol | 96 | umbrella', 'Handle | 28 | umbrella', 'Repair | 19 | scissors', 'Cloth | 34 | blanket'],
  },
  '211': {
    layout: 'shop-giant', hero: 'flowers', line: 'Grown, cut and hung by two hands', lead: 'Florists buy by the stem, everyone else by colour.', nav: 'Bunches, Wreaths, Florists',
    items: ['Bunch in three colours | 24 | flowers', 'Wreath | 48 | flowers', 'Wheat | 9 | wheat', 'Stems, 50 | 32 | flowers', 'Vase | 28 | vase', 'Seed heads | 12 | flowers', 'Kit | 36 | basket', 'Voucher | 25 | letters'],
  },
  '212': {
    layout: 'blog-almanac', hero: 'dancer', line: 'In words, footprints and films', lead: 'Left foot first, little fingers linked. The next fest-noz is on the 15th, and beginners stand in the middle.', nav: 'Dances, Tunes, Evenings',
    items: ['Fest-noz in the barn | 20.30 | dancer', 'An dro, slowly | Dance 4 | shoe', 'Ring of forty | Film | group', 'Tune: Barn wedding | Score | score', 'Gavotte, part two | Dance 11 | dancer', 'Hall is closed | Notice | key'],
  },
};
