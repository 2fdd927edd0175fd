/**
 * What a page answers whose content is absent: Astro writes no file for it. The status is not 404,
 * because Astro would put the not-found page in its place, which a host then serves with 200.
 */
export function absentPage(): Response {
  return new Response(null, { status: 410 });
}
