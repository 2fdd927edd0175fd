import type { FrontRow } from '../fronts.ts';

/** Front pages of the projects 168 to 182. */
export const fronts168: Readonly<Record<string, FrontRow>> = {
  '168': {
    layout: 'shop-grid', hero: 'blanket', line: 'Linen, cut to the centimetre', lead: 'Enter the size of your table. The weaver\'s rule for the overhang does the rest.', nav: 'Tables, Beds, By the metre',
    items: ['Table cloth, flax | 86 | blanket', 'Runner, striped | 38 | weave', 'Napkins, six | 54 | blanket', 'Sheet, white | 112 | blanket', 'Towel, waffle | 27 | weave', 'Smock | 98 | jacket', 'Shirt cloth, metre | 24 | blanket', 'Bag for bread | 16 | bag'],
  },
  '169': {
    layout: 'portfolio-plate', hero: 'blownGlass', line: 'Held against the light', lead: 'Two glass blowers. Make the wall behind the glass darker or paler, and look again.', nav: 'Glass, Visiting days, Commissions',
    items: ['Bowl, smoke and amber | Blown in March 2025, 31 cm | blownGlass', 'Vase | 2025 | vase', 'Bowl | 2024 | bowl', 'Jug | 2024 | jug', 'Float | 2024 | blownGlass', 'Plate | 2023 | plate', 'Lamp | 2023 | lamp'],
  },
  '170': {
    layout: 'portfolio-index', hero: 'fireEngine', line: 'Back from the last call at 14.20', lead: 'Call-outs appear here twenty minutes after the engine is back, without names or house numbers.', nav: 'Call-outs, Training, Youth, Join',
    items: ['Chimney fire, upper village | 3 March', 'Tree across the valley road | 1 March | fireEngine', 'Cellar under water | 26 February | fireEngine', 'Cat, roof, ladder | 24 February', 'Exercise with Lower Lassach | 19 February', 'Oil on the bridge | 14 February', 'Torches at the ski race | 8 February'],
  },
  '171': {
    layout: 'shop-single', hero: 'fountainPen', line: 'A written line for every pen', lead: 'Piston cleaned, cork replaced, nib set to a soft medium. The line below was written with this very pen.', nav: 'Pens, Piston fillers',
    items: ['Piston filler, about 1951 | 185 | fountainPen', 'Lever filler | 120 | fountainPen', 'Ink, blue-black | 14 | jar', 'Note book | 18 | openBook', 'Desk pen | 96 | fountainPen', 'Nib, fine | 32 | fountainPen', 'Repair | 45 | tools', 'Case | 38 | bag'],
  },
  '172': {
    layout: 'blog-almanac', hero: 'sea', line: 'Will the washing dry?', lead: 'Wind west, force 6, 4 millimetres since breakfast. Hang nothing out before four.', nav: 'Today, Charts, Neighbours',
    items: ['Force 6, west | Wind | sea', 'Washing dried | Good news | jacket', 'Sand in the street | Storm | hills', 'Fog until noon | Sight 80 m | lighthouse', 'First frost | 3.10 a.m. | night', 'Gauge cleaned | Station | tools'],
  },
  '173': {
    layout: 'shop-catalogue', hero: 'flowers', line: 'For dry shade under a walnut', lead: 'Describe the place. The list shows what wants to live there, with height and month.', nav: 'By place, By month, Six beds, Visit',
    items: ['Barrenwort, 30 cm | 5.2 | pottedPlant', 'Wood aster, 60 cm | 4.8 | flowers', 'Hart\'s-tongue, 40 cm | 5.6 | pottedPlant', 'Comfrey, blue, 50 cm | 4.4 | flowers', 'Lungwort, 25 cm | 4.6 | flowers', 'Solomon\'s seal, 80 cm | 6.2 | pottedPlant', 'Cranesbill, white, 45 cm | 4.4 | flowers', 'Bed for three square metres | 89 | basket'],
  },
  '174': {
    layout: 'blog-cards', hero: 'beer', line: 'Recipes, with everybody\'s notes', lead: 'Litres, bitterness and cost are worked out on the card.', nav: 'Recipes, Tastings, Club',
    items: ['Smoked wheat, 20 litres | 24 IBU | beer', 'Cellar lager, slow | 32 IBU | bottle', 'Raspberry sour | 6 IBU | sprig', 'Miner\'s porter | 41 IBU | beer', 'Hops from the railway | Found | sprig', 'Tasting of 3 May | 11 beers | group'],
  },
  '175': {
    layout: 'shop-tiles', hero: 'score', line: 'Read the first page of every part', lead: 'Music for two to nine players, printed on paper that stays open, or as a file within the minute.', nav: 'By players, By level, Listen',
    items: ['Wind quintet, easy | 28 | score', 'Two violins | 14 | violin', 'Brass trio | 19 | horn', 'Four guitars | 22 | guitar', 'Piano, six hands | 17 | piano', 'Percussion | 24 | drum', 'Septet | 42 | score', 'Songs | 16 | score'],
  },
  '176': {
    layout: 'shop-shelf', hero: 'jar', line: 'Eight mustards, from mild to fierce', lead: 'The jars come back.', nav: 'Mustard, Empties, The mill',
    items: ['1 Honey | 4.2 | jar', '2 Dill | 4.2 | jar', '3 Old mill | 3.9 | jar', '4 Coarse | 3.9 | jar', '5 Beer | 4.4 | jar', '6 Juniper | 4.6 | jar', '7 Horseradish | 4.8 | jar', '8 Fierce | 5.2 | jar'],
  },
  '177': {
    layout: 'portfolio-mosaic', hero: 'horse', line: 'Two hours through the marsh', lead: 'Rides for beginners, and rides for those who know. Say how tall you are, and we say which horse.', nav: 'For beginners, For riders, Horses, Dates',
    items: ['Reeds at low water | 2 hours | hills', 'Mistral, grey, 1.48 m | Horse | horse', 'To the sea and back | 4 hours | sea', 'Saddle room | Stable | bag', 'Evening ride | 2 hours | rows'],
  },
  '178': {
    layout: 'portfolio-statement', hero: 'group', line: 'Nine languages on two days need fourteen interpreters', lead: 'Pick your languages and days. We tell you how many people, how many booths, and why.', nav: 'Reckon, Team, Equipment, Enquiry',
    items: ['French, German, English | 6 | portrait', 'Polish, Czech | 4 | portrait', 'Italian, Spanish | 4 | portrait', 'Luxembourgish, Alsatian | 3 | portrait'],
  },
  '179': {
    layout: 'blog-lead', hero: 'plane', line: 'One page, one tool or joint', lead: 'A joint that holds without glue, drawn to scale. It prints on one sheet, since that is where most of you read it.', nav: 'Notes, Joints, Tools, Print all',
    items: ['The tusked tenon | Joint 22 | plane', 'Sharpening by ear | Tool 31 | tools', 'A bench from two doors | Bench | table', 'Dovetails, badly and well | Joint 9 | plane', 'What the shavings say | Tool 12 | plane', 'Stool with three legs | Furniture | stool'],
  },
  '180': {
    layout: 'blog-diary', hero: 'abstractForms', line: 'Without a single face', lead: 'We painted what rain sounds like. The long blue ones are the gutter. Please send old shirts for Thursday.', nav: 'Diary, This week, Kitchen',
    items: ['What rain sounds like | Painting | print', 'Eleven snails in a box | They had names. All went home. | pottedPlant', 'Soup, stirred by everyone | Pumpkin. Two of us ate it. | pan', 'Parents\' evening moved | Now Wednesday, at six. | letters', 'A very long train | Corridor | train', 'Shoes off | Please label them | shoe'],
  },
  '181': {
    layout: 'portfolio-sidebar', hero: 'masonry', line: 'No mortar, and it will outlive us', lead: 'Dry-stone walls, lettering and the odd staircase. See five kinds of limestone, wet and dry.', nav: 'Walls, Letters, Stone, Learn it',
    items: ['Field wall, 140 m | 2024 | stoneWall', 'Name stone | 2024 | letter', 'Cottage gable | 2023 | house'],
  },
  '182': {
    layout: 'shop-giant', hero: 'garlic', line: 'By the plait, the kilogram, the pallet', lead: 'Planted in January, pulled in June, hung until August.', nav: 'Garlic, Restaurants, The year',
    items: ['Plait of twenty heads | 16.5 | garlic', 'One kilogram | 9 | garlic', 'Black garlic | 7.5 | jar', 'Seed cloves | 12 | garlic', 'Oil | 11 | bottle', 'Pallet | 980 | basket', 'Powder | 6 | tin', 'Rope | 8 | garlic'],
  },
};
