import type { FrontRow } from '../fronts.ts';

/** Front pages of the projects 213 to 227. */
export const fronts213: Readonly<Record<string, FrontRow>> = {
  '213': {
    layout: 'portfolio-arch', hero: 'dancer', line: 'Your exercises, drawn', lead: 'Behind a private link: the drawing, the number of repetitions, nothing else.', nav: 'Appointments, Exercises, Team, Find us',
    items: ['Shoulder | 3 drawings', 'Knee after surgery | 5 drawings', 'Back, in the morning | 4 drawings', 'Balance | 3 drawings', 'Free this week | Thu 11.20, Fri 8.00'],
  },
  '214': {
    layout: 'shop-catalogue', hero: 'brush', line: 'What needs brushing?', lead: 'Bottles, boots, mushrooms, pianos: 240 brushes, sorted by the thing to be cleaned.', nav: 'Kitchen, Clothes, House, Garden',
    items: ['For bottles | 6.8 | bottle', 'For boots | 14.5 | shoe', 'For mushrooms | 5.2 | mushrooms', 'For pianos | 28 | piano', 'For hats | 19 | hat', 'For clay pots | 8.4 | pottedPlant', 'For books | 16 | books', 'For bicycles | 11 | bicycle'],
  },
  '215': {
    layout: 'portfolio-index', hero: 'timberFrame', line: 'Bare, on the one day before the roof', lead: 'Trusses, barns and balconies. Each building is shown as nobody will see it again.', nav: 'Buildings, Joints, Family, Deutsch',
    items: ['Hay barn, Villnöss | 2023', 'Roof of the old school | 2023 | timberFrame', 'Stable for thirty cows | 2022 | timberFrame', 'Balcony, three storeys | 2022', 'Chapel roof | 2021', 'Bridge at the sawmill | 2020', 'House for the youngest | 2019'],
  },
  '216': {
    layout: 'portfolio-timetable', hero: 'foil foil', line: 'First touch on Tuesday', lead: 'The rules in ninety seconds. Kit is lent for the first three months.', nav: 'Training, Rules, Results',
    items: ['Children, 8 to 11 | Tue 16.30', 'Juniors, foil | Tue 18.00', 'Adults, beginners | Wed 19.00', 'Épée, all levels | Thu 18.30', 'Veterans | Fri 19.00', 'Free fencing | Sat 10.00', 'Poznań Cup | 2nd place'],
  },
  '217': {
    layout: 'blog-map', hero: 'aerial', line: 'People we talked to and never met', lead: 'Forty metres, one wire in a cherry tree. The map grows with every contact.', nav: 'Log, Aerials, Club',
    items: ['A ship\'s cook off Iceland | 7.082 MHz', 'Storm took the north mast | Aerials', 'Tbilisi, faint, 4 a.m. | 7.104 MHz', 'A schoolboy in Patras | 7.090 MHz', 'Cherry tree, improved | Aerials'],
  },
  '218': {
    layout: 'portfolio-mosaic', hero: 'tiles', line: 'From one tile to a whole wall', lead: 'Hand-painted. Lay a pattern over the measurements of your own wall and count the tiles.', nav: 'Patterns, Walls, Lay it out, Visit',
    items: ['Courtyard, 1,140 tiles | 2023 | tiles', 'Leaf, four turns | Pattern 12 | tiles', 'Quarter moon | Pattern 7 | tiles', 'Star | Pattern 3 | tiles', 'Stair risers | 2022 | tiles'],
  },
  '219': {
    layout: 'shop-single', hero: 'clogs', line: 'Trace your foot on paper', lead: 'Cut from one block of poplar, dried for six weeks. Trace your foot, send the sheet, and we look at the drawing ourselves.', nav: 'Clogs, For dancers',
    items: ['Painted, sizes 36 to 46 | 54 | clogs', 'Plain | 39 | clogs', 'For the garden | 36 | clogs', 'Child | 29 | clogs', 'With strap | 44 | clogs', 'Felt soles | 8 | shoe', 'Oil | 9 | bottle', 'Pair for the wall | 22 | clogs'],
  },
  '220': {
    layout: 'portfolio-name', hero: 'table', line: 'For two hundred at a wedding, or nine around a board table.', lead: 'Say how many you are. Menu, staff and price follow from that number.', nav: 'Menus, Reckon, Kitchen, Ask us',
    items: ['From the sea | from 24 | fish', 'From the fire | from 12 | pan', 'At the table | from 9 | table', 'Standing up | from 40 | lunchTray'],
  },
  '221': {
    layout: 'shop-shelf', hero: 'bottle', line: 'New oil in November, sold in October', lead: 'A tree\'s worth, once a year.', nav: 'Oil, Your tree, Pressing dates',
    items: ['Coratina, 4 Nov | 18 | bottle', 'Ogliarola, 8 Nov | 16 | bottle', 'Peranzana, 11 Nov | 17 | bottle', 'Unfiltered | 21 | bottle', 'A tree\'s worth | 96 | sprig', 'Can, 3 litres | 52 | tin', 'Olives in brine | 7 | jar', 'Soap | 5 | soap'],
  },
  '222': {
    layout: 'blog-cover', hero: 'cinema', line: 'One film a week, one quarrel', lead: 'Nobody sees what the others thought until they have written what they thought themselves. Thursday at eight, back row.', nav: 'This week, Opinions, Archive',
    items: ['Eleven for, nine against | The Lock-Keeper | cinema', 'The long shot in the bakery | Quarrel', 'Subtitles: a complaint | Letter', 'Best endings, a list that ends badly | List', 'The projector is ill | Notice', 'What the usher saw | Memory'],
  },
  '223': {
    layout: 'portfolio-plate', hero: 'organPipes', line: 'Thirty-eight organs, rank by rank', lead: 'Each with its stops, its story and a recording of every single pipe rank.', nav: 'Organs, Listen, Care, Workshop',
    items: ['St Nicolai, 1742, restored | 27 stops, two manuals | organPipes', 'House organ | 1998 | organPipes', 'Score | 1750 | score', 'Tools | 1880 | tools', 'Bellows | 1801 | openBook', 'Keys | 1911 | piano', 'Bells | 1870 | bell'],
  },
  '224': {
    layout: 'portfolio-split', hero: 'flowers', line: 'Year one, year three, year seven', lead: 'Kentish gardens, always photographed from the same spot. Drag the year, and watch the hedge.', nav: 'Gardens, Plans, Patience, Contact',
    items: ['Walled garden | 7 years', 'Gravel | 3 years', 'Orchard | 7 years', 'Yard | 1 year', 'Slope | 3 years', 'Hedge | 7 years', 'Pond | 3 years'],
  },
  '225': {
    layout: 'blog-cards', hero: 'flask', line: 'What it costs, and how it goes wrong', lead: 'Physics with string, bottles and a torch.', nav: 'Experiments, By year, Pupils',
    items: ['A pendulum of keys | 0,40 €, year 8 | key', 'Cloud in a bottle | 0 €, year 7 | flask', 'How fast is a bicycle? | 2 €, year 9 | bicycle', 'Two torches, one shadow | 3 €, year 8 | lamp', 'The egg that floats | 0,25 €, year 6 | cup', 'Measure the moon | 0 €, year 10 | telescope'],
  },
  '226': {
    layout: 'shop-grid', hero: 'print', line: 'Four printmakers, one press', lead: 'Each print shows how many of its edition are left. Hang it beside a chair to judge the size.', nav: 'Prints, Artists, Hang it',
    items: ['Harbour IV, 6 of 30 | 180 | print', 'Thaw, 2 of 20 | 240 | print', 'Nine birches, 11 of 40 | 95 | print', 'Gull, 1 of 15 | 320 | print', 'Tar, 8 of 25 | 160 | print', 'Reed I, 14 of 40 | 85 | print', 'Reed II, 12 of 40 | 85 | print', 'Midnight, 3 of 12 | 290 | print'],
  },
  '227': {
    layout: 'shop-catalogue', hero: 'fly', line: 'Which river, which month?', lead: 'Twelve flies for your box, tied by three people in one valley.', nav: 'Rivers, Months, Boxes, Tie your own',
    items: ['Soča, June, dry | 2.4 | fly', 'Grey dun, size 16 | 2.2 | fly', 'Idrijca, May | 2.4 | fly', 'Red tag, size 14 | 2 | fly', 'Nymph, gold head | 2.6 | fly', 'Caddis, size 12 | 2.3 | fly', 'Unica, September | 2.4 | fly', 'Box of twelve | 28 | fly'],
  },
};
