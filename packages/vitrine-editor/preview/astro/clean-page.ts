import { withoutMarks } from '../marks/mark.ts';

/** Matches the parts of a page that programs read: the head, scripts, and attributes that are no texts. */
const FOR_PROGRAMS =
  /<head[\s>][\s\S]*?<\/head>|<script[\s>][\s\S]*?<\/script>|\s(?:id|href|src|srcset|for|name|class|style|action)="[^"]*"/g;

/**
 * Takes the marks out of the parts of a page that programs read, such as structured data and addresses, and
 * adds the script that takes out the others.
 *
 * @param script The HTML of the script, which becomes the first one of the page.
 * @param beforePaint The HTML of a script that becomes the last one of the head.
 */
export function cleanPage(html: string, script: string, beforePaint: string): string {
  return html
    .replaceAll(FOR_PROGRAMS, withoutMarks)
    .replace(/<head[^>]*>/, (head) => head + script)
    .replace('</head>', (end) => beforePaint + end);
}
