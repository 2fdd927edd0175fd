import type { FrontRow } from '../fronts.ts';

/** Front pages of the projects 123 to 137. */
export const fronts123: Readonly<Record<string, FrontRow>> = {
  '123': {
    layout: 'portfolio-sidebar', hero: 'armchair tools chair', line: 'Send a photograph. We tell you the hours.',
    lead: 'Chairs, settees and window seats, stripped to the frame and covered again.', nav: 'Before and after, Fabrics, What it costs, Workshop',
    items: ['Wing chair, 31 hours | 2026 | armchair', 'Nursing chair, 12 hours | 2026 | chair', 'Piano stool, 3 hours | 2025 | stool', 'Settee | 2025 | armchair'],
  },
  '124': {
    layout: 'shop-shelf', hero: 'honeyJar', line: 'Eleven honeys, one place and one week each',
    lead: 'When a harvest is sold out, it is sold out.', nav: 'Honey, Harvests, The hives',
    items: ['Lime avenue, July | 11.5 | honeyJar', 'Rape, May | 8 | honeyJar', 'Buckwheat, August | 12 | honeyJar', 'Forest honeydew | 14.5 | honeyJar', 'Acacia, June | 10.5 | honeyJar', 'Heather, September | 16 | honeyJar', 'Orchard, April | 9 | honeyJar', 'Comb in a box | 18 | beehive'],
  },
  '125': {
    layout: 'blog-cover', hero: 'sea', line: 'One jetty, ninety members', lead: 'The water stands 20 centimetres below the mark. Boats at the inner berths please check their lines tonight.',
    nav: 'Logbook, Dates, Water level, Duties',
    items: ['Last boat home before the wind | Cruise | sea', 'Jetty duty in October | Dates | boat', 'Schlei by night, without a motor | Cruise | night', 'New halyards for the club dinghies | Boats | boat', 'Where the eelgrass has come back | Water | fish', 'Minutes of the autumn meeting | Club | letters'],
  },
  '126': {
    layout: 'blog-reading', hero: 'openBook letters books', line: 'Every attempt is kept here, with the reason why it failed.', lead: 'There is a word in Porto for the hour when the bakers go home and the trams have not begun. English has the hour, and it has the bakers, but it never put the two together.',
    nav: 'Notebook, Books, About',
    items: ['A word that refuses to travel | Untranslated | openBook', 'Two ways to be late | Grammar | clock', 'What the cook called the soup | Untranslated | pan', 'Swearing politely | Tone | letters', 'The rain has eleven names | Lists | letter', 'Notes on page 214 | Work | book'],
  },
  '127': {
    layout: 'portfolio-name', hero: 'climbingWall', line: 'There is room on the wall: 43 of 120 climbers are here.', lead: 'New routes every Tuesday. Courses can be booked until an hour before they begin.', nav: 'Routes, Courses, Prices, Opening hours',
    items: ['Slab, grade 4 to 6 | new | climbingWall', 'Tower, grade 6 to 8 | new | climbingWall', 'Children on Saturday | 10.00 | rucksack', 'Bouldering cellar | 32 problems | climbingWall', 'Course for beginners | Mondays | shoe'],
  },
  '128': {
    layout: 'shop-single', hero: 'book', line: 'A notebook that is sewn for you', lead: 'Choose the cloth, the paper and the colour of the thread. We bind it in nine days and press your initials into the back.', nav: 'Notebooks, Octavo, Cloth',
    items: ['Octavo, sewn on tapes | 46 | book', 'Pocket, 96 leaves | 28 | book', 'Guest book | 88 | openBook', 'Thread, linen | 6 | yarn', 'Sketch book, 160 g | 54 | book', 'Album with guards | 72 | book', 'Slip case | 34 | books', 'Repair | 60 | scissors'],
  },
  '129': {
    layout: 'shop-grid', hero: 'vase bowl jug', line: 'Kiln 41 opens on Sunday at ten', lead: 'Two hundred pieces, each of them once. What lies in your basket is yours for ten minutes.', nav: 'Kiln 41, Archive, Glazes',
    items: ['Bowl 41/07 | 64 | bowl', 'Jug 41/12 | 118 | jug', 'Cup 41/31 | 38 | cup', 'Vase 41/02 | 145 | vase', 'Plate 41/55 | 46 | plate', 'Teapot 41/18 | 190 | teapot', 'Bowl 41/09 | 72 | bowl', 'Vase 41/20 | 128 | vase'],
  },
  '130': {
    layout: 'portfolio-timetable', hero: 'group group', line: 'Twenty-four voices from one valley', lead: 'For weddings, funerals and one large concert a year. Listen to six songs, then ask for a Saturday.', nav: 'Listen, Concerts, Book us',
    items: ['Evening in the hayloft | 3:12', 'The miller\'s girl | 2:48', 'Snow on Saint George\'s | 4:05', 'Nine brothers | 3:31', 'Lullaby for a shepherd | 2:20', 'Alpine mass, Gloria | 5:47', 'Next concert: parish hall | 14 Dec'],
  },
  '131': {
    layout: 'portfolio-arch', hero: 'puppet', line: 'Seven plays and one small van', lead: 'For schools in the morning, for families at night. We bring the stage, the lamps and the strings.', nav: 'Schools, Families, Productions, Play',
    items: ['The Fox Who Sold Fog | Bologna, 12 October', 'Granny Thunder | Imola, 15 October', 'A Hole in the Moon | Modena, 19 October', 'Three Loaves | Cento, 26 October', 'The Last Giant | Ferrara, 2 November'],
  },
  '132': {
    layout: 'portfolio-poster', hero: 'violin', line: 'Four violins a year', lead: 'Follow each one from the plank to its first concert. The waiting list stands at twenty-two months.', nav: 'Instruments, Woods, Listen, Visit',
    items: ['No. 61, in the white | Spruce from Paneveggio', 'No. 60, varnish | Fourth coat of eleven', 'No. 59, sold | First concert in May', 'Listen | Six recordings'],
  },
  '133': {
    layout: 'blog-diary', hero: 'orchard', line: 'Ninety old apples, week by week', lead: 'Picked the last of the Ashmead\'s Kernel before the wind did. Forty crates, and a wasp in most of them.', nav: 'Diary, Trees, Tasting days',
    items: ['Forty crates of Ashmead\'s | Row 7 | apple', 'Tasting day: what you liked | Eleven plates, one clear winner. | apple', 'Why the Pitmaston is late | It is always late. | tree', 'Grafting, with drawings | Whip and tongue, in five steps. | tools', 'Canker on the Blenheim | Row 3 | tree', 'A fox in the long grass | Hedge | tree'],
  },
  '134': {
    layout: 'shop-tiles', hero: 'bicycle', line: 'Rebuilt here, down to the last spoke', lead: 'Every bicycle comes with the list of parts that we replaced. Repairs are booked for a day, not queued for.', nav: 'Bicycles, Book a repair, Workshop',
    items: ['Omafiets, 1978 | 320 | bicycle', 'Racer, 56 cm | 540 | bicycle', 'Pannier | 64 | rucksack', 'Wheel trued | 18 | gears', 'Tool roll | 39 | tools', 'Bell | 12 | bell', 'Saddle | 70 | bicycle', 'Lamp | 25 | lamp'],
  },
  '135': {
    layout: 'portfolio-mosaic', hero: 'modernHouse', line: 'Small houses with thick walls', lead: 'Fourteen buildings. Each is told through one plan, one section and five photographs.', nav: 'Buildings, Plans, Practice, Contact',
    items: ['House above the weir | 2025 | modernHouse', 'Plan, ground floor | 1:100 | floorPlan', 'Tower house | 2024 | tower', 'Bee-keeper\'s house | 2023 | house', 'House for two sisters | 2022 | house'],
  },
  '136': {
    layout: 'blog-log', hero: 'mountains', line: 'Which paths are open', lead: 'Written every evening at 2,214 metres.', nav: 'Today, Paths, Book a bed',
    items: ['North path closed, south path dry | 2,214 m, 18.40 | mountains', 'Ladder repaired at the second gully | South path', 'First snow down to the spring | All paths', 'Soup for eleven, two missing, both found | Hut', 'Bridge is back in place | Valley path', 'Ibex on the terrace again | Hut'],
  },
  '137': {
    layout: 'shop-aisles', hero: 'tin', line: 'How hot is your kettle?', lead: 'Forty teas, sorted by water and minutes. The country comes second.', nav: 'Teas, Kettles, Samples',
    items: ['60° for one minute | 14 | tin', '75° for two minutes | 11.5 | teapot', '85° for three minutes | 9.8 | packet', '100° for as long as you like | 8.4 | cup', 'Gyokuro | 19 | tin', 'Sampler | 16 | packet', 'Kettle | 88 | teapot', 'Cup | 12 | cup'],
  },
};
