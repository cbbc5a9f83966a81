import { useStore } from '@nanostores/react';
import { type FunctionComponent, type ReactNode, useRef } from 'react';
import { courseName } from '#domain/courses/course.ts';
import { finishedOf } from '#domain/progress/progress.ts';
import { languageOfWord } from '#domain/shared/word-language.ts';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { states } from '#messages/shared/states.ts';
import { videos as texts } from '#messages/videos/videos.ts';
import { $progress } from '#stores/progress/progress.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { hasMore, loadFailed, type Section } from '#stores/videos/sections.ts';
import { groupOf } from '#stores/videos/sources.ts';
import { $paidPrompt } from '#stores/videos/videos.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ModuleLists } from './ModuleLists.tsx';
import { useLate } from './use-late.ts';

interface Props {
  section: Section;
  subject: string;
}

/** One of the sections. It can be folded and says how much of it has been watched. */
export function ListSection({ section, subject }: Props) {
  const { kind, list } = section;
  const progress = useStore($progress);
  const ids = list.state === 'ready' ? list.videos.map(({ id }) => id) : [];
  return (
    <details open data-section={kind}>
      <summary className="section-head">
        <h2>
          {kind === 'group' ? <GroupTitle name={groupOf(section.source ?? 'free')} /> : texts.titles[kind]}
        </h2>
        <span className="row">
          {ids.length > 0 && (
            <span className="mono small soft">
              {(hasMore(section) ? texts.doneOfMore : texts.done)(finishedOf(progress, ids), ids.length)}
            </span>
          )}
          <Icon name="down" />
        </span>
      </summary>
      <Content section={section} subject={subject} />
    </details>
  );
}

/** VIDEO-6: the name of one of the reader's lessons. */
const GroupTitle = ({ name }: { name: string }) => (
  <>
    <span lang={languageOfWord(name)}>{courseName(name)}</span> {texts.group}
  </>
);

function Content({ section, subject }: Props) {
  const { kind, list } = section;
  const prompt = useStore($paidPrompt);
  const rows = useRef<HTMLDivElement>(null);
  if (list.state === 'loading') return <ListSkeleton />;
  if (list.state === 'failed') {
    return <FailedNote message={list.message} retry={loadFailed} />;
  }
  if (list.state === 'ended') return <EndedGrant {...list} />;
  if (kind === 'paid' && prompt) return <PaidPrompt kind={prompt} subject={subject} />;
  if (list.videos.length === 0 && !list.more) return <p className="vacant squares">{states.empty}</p>;
  return (
    <>
      <div ref={rows}>
        <ModuleLists videos={list.videos} />
      </div>
      {list.more && <MoreButton section={section} rows={rows} />}
    </>
  );
}

/** A part that is loaded when it is rendered, because few visits need it. */
function late<Given extends object>(
  load: () => Promise<{ default: FunctionComponent<Given> }>,
  waiting: ReactNode = null,
): FunctionComponent<Given> {
  return (given) => {
    const View = useLate(true, load);
    return View ? <View {...given} /> : waiting;
  };
}

const MoreButton = late(() => loadPart(() => import('./MoreButton.tsx')));
const EndedGrant = late(() => loadPart(() => import('./EndedGrant.tsx')), <ListSkeleton />);
const PaidPrompt = late(() => loadPart(() => import('./PaidPrompt.tsx')), <ListSkeleton />);
