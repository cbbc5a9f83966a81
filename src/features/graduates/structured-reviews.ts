import { isoDay } from '#core/time/dates.ts';
import { meanOf, type ShownReview } from './graduate-review.ts';
import { graduateLimits } from './limits.ts';

/** What search engines are told of a course that graduates have reviewed: exactly what its page shows. */
export const structuredReviews = (reviews: readonly ShownReview[]) =>
  reviews.length === 0
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: meanOf(reviews),
          bestRating: graduateLimits.stars,
          reviewCount: reviews.length,
        } as const,
        review: reviews.map(
          ({ name, stars, text, at }) =>
            ({
              '@type': 'Review',
              author: { '@type': 'Person', name },
              datePublished: isoDay(at).slice(0, 7),
              reviewBody: text,
              reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: graduateLimits.stars },
            }) as const,
        ),
      };
