import { WovenEmblem } from '#islands/shared/WovenEmblem.tsx';

/** Replaces the player when there is no video to play. */
export function PlayerPlaceholder({ emblem, words }: { emblem: string; words?: string }) {
  return (
    <div className="plate squares stage-plate">
      <WovenEmblem emblem={emblem} share={0} />
      {words !== undefined && <p>{words}</p>}
    </div>
  );
}
