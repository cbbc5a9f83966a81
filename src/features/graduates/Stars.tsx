import { starsOffered } from './graduate-review.ts';
import { graduates as texts } from './texts.ts';

/** As many woven diamonds as stars; GraduateReviews.astro renders it, too. */
export const Stars = ({ stars }: { stars: number }) => (
  <span className="stars" role="img" aria-label={texts.stars(stars)}>
    {starsOffered.map((one) => (
      <i key={one} data-full={one <= stars ? '' : undefined} />
    ))}
  </span>
);
