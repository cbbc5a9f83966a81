import { WovenEmblem } from '#islands/ui/WovenEmblem.tsx';
import { states } from '#messages/states.ts';

/** In the place of the player when there is nothing to play: squared paper, what is planned. */
export function Plate({ course }: { course: string }) {
  return (
    <div className="plate squares stage-plate">
      <WovenEmblem course={course} share={0} />
      <p>{states.empty}</p>
    </div>
  );
}
