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
