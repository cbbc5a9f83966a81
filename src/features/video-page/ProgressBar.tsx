import { videos } from '#features/videos/texts.ts';

/** How far the reader is, as a row of knots. */
export function ProgressBar({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return <progress className="knot-row" value={percent} max="100" aria-label={videos.percent(percent)} />;
}
