import { videos } from '#features/videos/texts.ts';

export function ProgressBar({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return <progress className="knot-row" value={percent} max="100" aria-label={videos.percent(percent)} />;
}
