export const services: readonly string[] = [
  'Website Development',
  'Responsive Web Design',
  'React Development',
  'Front-End Development',
  'Back-End Development',
  'E-commerce Website',
  '(SEO) Optimization',
  'Wordpress Website Design',
];

/** The skills of the sample site by their groups, in the order of the page. */
export const skills = {
  'Front-End': ['Html-Css', 'JavaScript', 'Bootstrap', 'TailwindCss', 'React js', 'jQuery'],
  'Back-End': ['PHP', 'Laravel', 'MySQL', 'Node Js', 'Express Js', 'Sanity', 'MongoDB'],
  Other: ['GitHub', 'VS Code', 'Netlify', 'Adobe Photoshop', 'Figma', 'WordPress'],
};

export const testimonialAuthors: readonly string[] = [
  'Marion Applethwaite',
  'Kwame Vasquez-Holm',
  'Leyla van Brakelaar',
  'Dr. Mei Strandqvist',
  'Janek Wrzosek',
  'Anselmo Marchetti',
];

/** The ARIA snapshot of counters, which shows the final values even during the animation. */
const counterSnapshot = (counters: Readonly<Record<string, string>>) =>
  Object.entries(counters).reduce(
    (snapshot, [term, end]) => `${snapshot}\n- term: ${term}\n- definition: ${end}`,
    '- /children: equal',
  );

export const counters = {
  home: counterSnapshot({ Experience: '2+', Clients: '100+', Projects: '130+', FeedBack: '110+' }),
  about: counterSnapshot({ Experience: '2+', Project: '10+', Clients: '5+', FeedBack: '10+' }),
};
