import type { Layout } from '../site.ts';
import { blogAlmanac } from './blog-almanac.ts';
import { blogCards } from './blog-cards.ts';
import { blogColumns } from './blog-columns.ts';
import { blogCover } from './blog-cover.ts';
import { blogDiary } from './blog-diary.ts';
import { blogLead } from './blog-lead.ts';
import { blogLog } from './blog-log.ts';
import { blogMap } from './blog-map.ts';
import { blogReading } from './blog-reading.ts';
import { blogTitles } from './blog-titles.ts';
import { portfolioArch } from './portfolio-arch.ts';
import { portfolioIndex } from './portfolio-index.ts';
import { portfolioMosaic } from './portfolio-mosaic.ts';
import { portfolioName } from './portfolio-name.ts';
import { portfolioPlate } from './portfolio-plate.ts';
import { portfolioPoster } from './portfolio-poster.ts';
import { portfolioSidebar } from './portfolio-sidebar.ts';
import { portfolioSplit } from './portfolio-split.ts';
import { portfolioStatement } from './portfolio-statement.ts';
import { portfolioStrip } from './portfolio-strip.ts';
import { portfolioTimetable } from './portfolio-timetable.ts';
import { shopAisles } from './shop-aisles.ts';
import { shopBoard } from './shop-board.ts';
import { shopCallouts } from './shop-callouts.ts';
import { shopCatalogue } from './shop-catalogue.ts';
import { shopGiant } from './shop-giant.ts';
import { shopGrid } from './shop-grid.ts';
import { shopHero } from './shop-hero.ts';
import { shopShelf } from './shop-shelf.ts';
import { shopSingle } from './shop-single.ts';
import { shopTiles } from './shop-tiles.ts';

/** Every composition, in a fixed order. */
export const layouts: readonly Layout[] = [
  portfolioSplit,
  blogDiary,
  shopGrid,
  portfolioIndex,
  blogCover,
  shopTiles,
  portfolioName,
  blogColumns,
  shopHero,
  portfolioPoster,
  blogMap,
  shopCatalogue,
  portfolioTimetable,
  blogLead,
  shopGiant,
  portfolioPlate,
  blogCards,
  shopShelf,
  portfolioSidebar,
  blogTitles,
  shopSingle,
  portfolioStatement,
  blogLog,
  shopAisles,
  portfolioArch,
  blogReading,
  shopCallouts,
  portfolioMosaic,
  blogAlmanac,
  shopBoard,
  portfolioStrip,
];
