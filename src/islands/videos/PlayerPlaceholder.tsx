import { WovenEmblem } from '#islands/shared/WovenEmblem.tsx';

/** In the place of the player when there is nothing to play: squared paper, what is planned. */
export function PlayerPlaceholder({ course, words }: { course: string; words?: string }) {
  return (
    <div className="plate squares stage-plate">
      <WovenEmblem course={course} share={0} />
      {words !== undefined && <p>{words}</p>}
    </div>
  );
}
