import { cms as texts } from '#features/cms/texts.ts';

/** The class that an error's text begins with. */
const errorClass = /\b(API_ERROR|\w*Error): /;
/** What Chrome, Firefox and Safari call a request that got no answer. */
const unanswered = /Failed to fetch|NetworkError when attempting to fetch resource\.|Load failed/;

/** Chrome, of a file that is no picture. */
const noPicture = 'The source image could not be decoded.';

/**
 * Why Decap could not do something, as an editor reads it behind «Material yüklənmədi:». Decap's own code calls this
 * (src/features/cms/cms-build.ts).
 * @param details an error, a text or nothing.
 */
export const reasonOf = (details: unknown): string | undefined =>
  details === undefined
    ? undefined
    : String(details)
        .replace(errorClass, '')
        .replace(unanswered, texts.unanswered)
        .replace(noPicture, texts.noPicture);
