import { WIDTHS } from '../../private/picture-widths.ts';
import { displayPath } from '../../settings/site-paths.ts';
import { entryCollections, filePath } from '../collection-files.ts';
import { ContentError, type ContentIssue } from '../content-issue.ts';
import { imagesInText } from '../images/text-images.ts';
import type { LoadedSite } from '../loader/load.ts';
import { say } from '../phrase.ts';
import { encodedPicture } from './encoded-picture.ts';
import { publicIssues } from './private-names.ts';

/** The number of pictures that a first screen shows at most, and what they may weigh together, in megabytes. */
const [COUNT, MAX] = [3, 1.5];

/** @throws ContentError with the private projects whose first pictures weigh too much in their widest, heaviest version */
export async function checkFirstScreens(folder: string, { work, names }: LoadedSite) {
  const issues: ContentIssue[] = [];
  for (const { id, cover, images, caseStudy } of work[0]?.projects ?? []) {
    const inFields = [...(cover ? [cover] : []), ...images.map(({ image }) => image)];
    let bytes = 0;
    for (const { path, width } of [...inFields, ...imagesInText(caseStudy)].slice(0, COUNT))
      bytes += (await encodedPicture(folder, path, Math.min(width, Math.max(...WIDTHS)))).length;
    if (bytes <= MAX * 1e6) continue;
    issues.push({
      file: displayPath(`${folder}/${filePath(entryCollections.project, id)}`),
      expected: say('firstScreen', { max: MAX, count: COUNT }),
      found: say('megabytes', { size: Math.ceil(bytes / 1e5) / 10 }),
      hint: say('smallerPictures'),
    });
  }
  if (issues.length > 0) throw new ContentError(publicIssues(folder, issues, names));
}
