import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { withPictures } from '../../components/text-pictures.ts';
import { contents, languageParams } from '../../content/content.ts';
import { feed, hasFeed } from '../../seo/files/feed.ts';
import { addressesOf } from '../../site/addresses.ts';
import { sectionsOf } from '../../site/find-page.ts';

/** The Atom feeds of lists with dated entries, which are projects and posts. */
export const getStaticPaths = (() =>
  contents.flatMap((content) =>
    sectionsOf(content)
      .filter(hasFeed)
      .map((page) => ({
        params: { ...languageParams(content), feed: page.feed.slice(1, -'.xml'.length) },
        props: { content, page },
      })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(await feed(props.content, props.page, addressesOf(props.content), withPictures), {
    headers: { 'content-type': 'application/atom+xml' },
  });
