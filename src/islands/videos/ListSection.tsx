import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { finishedOf } from '#domain/progress/progress.ts';
import { languageOfWord } from '#domain/shared/word-language.ts';
import type { VideoSection } from '#domain/videos/video.ts';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { states } from '#messages/shared/states.ts';
import { videos as texts } from '#messages/videos/videos.ts';
import { $progress } from '#stores/progress/progress.ts';
import { $paidPrompt, $sections, hasMore, load, loadMore, type SectionState } from '#stores/videos/videos.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ModuleLists } from './ModuleLists.tsx';
import { PaidPrompt } from './PaidPrompt.tsx';

interface Props {
  section: VideoSection;
  lessons: readonly string[];
  subject: string;
}

/** One of the three sections. It can be folded and says how much of it has been watched. */
export function ListSection({ section, lessons, subject }: Props) {
  const list = useStore($sections)[section];
  const progress = useStore($progress);
  if (list.state === 'absent') return null;
  const ids = list.state === 'ready' ? list.videos.map(({ id }) => id) : [];
  return (
    <details open data-section={section}>
      <summary className="section-head">
        <h2>{section === 'group' ? <GroupTitle name={lessons[0] ?? ''} /> : texts.titles[section]}</h2>
        <span className="row">
          {ids.length > 0 && (
            <span className="mono small soft">
              {(hasMore(list) ? texts.doneOfMore : texts.done)(finishedOf(progress, ids), ids.length)}
            </span>
          )}
          <Icon name="down" />
        </span>
      </summary>
      <Content section={section} list={list} subject={subject} />
    </details>
  );
}

/** VIDEO-6: the name of the reader's first lesson. */
const GroupTitle = ({ name }: { name: string }) => (
  <>
    <span lang={languageOfWord(name)}>{name}</span> {texts.group}
  </>
);

const rowsIn = (list: HTMLElement | null) => list?.querySelectorAll<HTMLElement>('.video') ?? [];

interface ContentProps {
  section: VideoSection;
  list: Exclude<SectionState, { state: 'absent' }>;
  subject: string;
}

function Content({ section, list, subject }: ContentProps) {
  const prompt = useStore($paidPrompt);
  const rows = useRef<HTMLDivElement>(null);
  const showMore = async () => {
    const shown = rowsIn(rows.current).length;
    // The button may be gone with the last page, so the focus goes to the first new row.
    if (await loadMore(section)) requestAnimationFrame(() => rowsIn(rows.current)[shown]?.focus());
  };
  if (list.state === 'loading') return <ListSkeleton />;
  if (list.state === 'failed') {
    return <FailedNote message={list.message} retry={() => load(section)} />;
  }
  if (section === 'paid' && prompt) return <PaidPrompt kind={prompt} subject={subject} />;
  if (list.videos.length === 0) return <p className="vacant squares">{states.empty}</p>;
  return (
    <>
      <div ref={rows}>
        <ModuleLists videos={list.videos} />
      </div>
      {list.more && (
        <button className="button quiet" type="button" aria-busy={list.isLoadingMore} onClick={showMore}>
          {list.isLoadingMore ? texts.loadingMore : texts.more}
        </button>
      )}
    </>
  );
}
