import { starsOffered } from './graduate-review.ts';
import { graduates as texts } from './texts.ts';

/** As many woven diamonds as stars, the last by half where the mean asks for it; GraduateReviews.astro renders it, too. */
export const Stars = ({ stars }: { stars: number }) => (
  <span className="stars" role="img" aria-label={texts.stars(stars)}>
    {starsOffered.map((one) => (
      <i key={one} data-full={one <= stars ? '' : one - stars <= 0.5 ? 'half' : undefined} />
    ))}
  </span>
);
