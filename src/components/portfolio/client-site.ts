import type { ImageMetadata } from 'astro';
import type { PortfolioItem } from '#domain/portfolio/portfolio.ts';

/** A client site as a page shows it: its screenshots are files that the build makes smaller. */
export interface ClientSiteProps extends Omit<PortfolioItem, 'desktop' | 'mobile'> {
  desktop: ImageMetadata;
  mobile: ImageMetadata;
}
