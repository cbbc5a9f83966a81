import { Icon } from '#islands/shared/Icon.tsx';

/** Why there is nothing to press. */
export function Locked({ reason }: { reason: string }) {
  return (
    <span className="locked" title={reason}>
      <Icon name="lock" />
      <span className="vh">{reason}</span>
    </span>
  );
}
