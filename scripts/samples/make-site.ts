import { drawPicture, type PictureOptions } from './motifs/picture.ts';
import type { Plan } from './plan.ts';
import type { Project } from './read-projects.ts';
import { seededRandom } from './seeded-random.ts';
import type { Front, Item, Kind, Site } from './site.ts';

const kinds: Record<Project['category'], Kind> = {
  'Portfolio Website': 'portfolio',
  'Blog Website': 'blog',
  'eCommerce Website': 'shop',
};

/** The kind of a project's website. */
export function kindOf(project: Project): Kind {
  return kinds[project.category];
}

/** Days of blog entries, counted back from the project's date, as '12 March'. */
function datedItems(items: readonly Item[], project: Project): Item[] {
  const random = seededRandom(`${project.id} days`);
  let day = project.date.getTime();
  return items.map((item) => {
    const text = new Date(day).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    day -= random.whole(3, 8) * 86_400_000;
    return { ...item, day: text };
  });
}

/** Puts together all that a layout needs. */
export function makeSite(project: Project, front: Front, plan: Plan): Site {
  const { id } = project;
  const { palette, type } = plan;
  let pictures = 0;

  function picture(options: PictureOptions): string {
    pictures += 1;
    const random = seededRandom(`${id} picture ${pictures} ${options.motifs.join(' ')}`);
    return drawPicture(`p${pictures}`, palette, random, options);
  }

  return {
    ...front,
    items: kindOf(project) === 'blog' ? datedItems(front.items, project) : front.items,
    id,
    kind: kindOf(project),
    brand: project.client.split(',')[0] ?? project.client,
    title: project.title,
    year: project.date.getUTCFullYear(),
    palette,
    type,
    random: seededRandom(`${id} layout`),
    picture,
    itemPicture: (item, w, h, options = {}) => picture({ motifs: [item.motif], w, h, ...options }),
    size: (pixels) => `${Math.round(pixels / type.wide ** 0.7)}px`,
  };
}
