import { videos as texts } from '#messages/videos/videos.ts';

/** Three placeholder rows, as high as the rows that will replace them. */
export function ListSkeleton() {
  return (
    <div className="list-waiting" aria-busy="true">
      <p className="vh" role="status">
        {texts.loading}
      </p>
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  );
}
