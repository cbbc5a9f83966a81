import { videos as texts } from '#messages/videos/videos.ts';

/** Three rows that are on their way, as high as the rows that will stand there. */
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
