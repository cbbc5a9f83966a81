import { Icon } from '#islands/shared/Icon.tsx';

/** Shows why a row has no actions. */
export function Locked({ reason }: { reason: string }) {
  return (
    <span className="locked" title={reason}>
      <Icon name="lock" />
      <span className="vh">{reason}</span>
    </span>
  );
}
