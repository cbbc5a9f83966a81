import { computed } from 'nanostores';
import type { Module } from '#features/courses/outline.ts';
import { $modules, arranged } from './outline.ts';
import { $sources, load, type ReadyList, readMore, type SourceState } from './sources.ts';
import type { Source, Video, VideoSection } from './video.ts';

/** VIDEO-2. */
export interface Section {
  /** `null`: paid videos come from all groups. */
  source: Source | null;
  kind: VideoSection;
  list: SourceState;
}

export const hasMore = ({ list }: Pick<Section, 'list'>): boolean =>
  list.state === 'ready' && list.more !== null;

export const videosIn = ({ list }: Pick<Section, 'list'>): readonly Video[] =>
  list.state === 'ready' ? list.videos : [];

const isEmpty = (section: Section): boolean =>
  section.list.state === 'ready' && videosIn(section).length + Number(hasMore(section)) === 0;

function part(list: SourceState, paid: Video['paid'], modules: readonly Module[]): SourceState {
  if (list.state !== 'ready') return list;
  return {
    ...list,
    videos: arranged(
      list.videos.filter((video) => video.paid === paid),
      modules,
    ),
  };
}

/** In the order of the grants, those that are over last; an empty one only when there is no other (VIDEO-6). */
function groupSections(groups: readonly Section[]): readonly Section[] {
  const shown = groups.filter((section) => !isEmpty(section));
  const isOver = ({ list }: Section) => list.state === 'ended';
  return shown.length === 0
    ? groups.slice(0, 1)
    : [...shown.filter((one) => !isOver(one)), ...shown.filter(isOver)];
}

/** Those of one group are shown while another can't be read (VIDEO-7). */
function paidSection(groups: readonly SourceState[], modules: readonly Module[]): Section {
  const ready = groups.filter((list): list is ReadyList => list.state === 'ready');
  const videos = ready.flatMap((list) => list.videos.filter(({ paid }) => paid === 'paid'));
  const unread = ['loading', 'failed'].flatMap((state) => groups.find((list) => list.state === state) ?? []);
  const list: SourceState = {
    state: 'ready',
    videos: arranged(videos, modules),
    more: ready.find(({ more }) => more !== null)?.more ?? null,
    isLoadingMore: ready.some(({ isLoadingMore }) => isLoadingMore),
  };
  return { source: null, kind: 'paid', list: (videos.length === 0 && unread[0]) || list };
}

export const $sections = computed([$sources, $modules], (sources, modules): readonly Section[] => {
  const { free, ...groups } = sources;
  const lists = Object.entries(groups) as [Source, SourceState][];
  return [
    ...groupSections(
      lists.map(([source, list]) => ({ source, kind: 'group', list: part(list, '', modules) })),
    ),
    {
      source: 'free',
      kind: 'free',
      list: free.state === 'ready' ? { ...free, videos: arranged(free.videos, modules) } : free,
    },
    paidSection(
      lists.map(([, list]) => list),
      modules,
    ),
  ];
});

function sourceToRead(source: Source | null): Source | null {
  if (source) return source;
  const lists = Object.entries($sources.get()) as [Source, SourceState][];
  return lists.find(([one, list]) => one !== 'free' && hasMore({ list }))?.[0] ?? null;
}

export async function loadMore({ source }: Section): Promise<boolean> {
  const next = sourceToRead(source);
  return next !== null && readMore(next);
}

export function loadFailed(): void {
  for (const [source, { state }] of Object.entries($sources.get()) as [Source, SourceState][])
    if (state === 'failed') load(source);
}

/** Reads pages until the section has more: those of a group are listed in two sections. @returns whether it has. */
export async function showMore(section: Section): Promise<boolean> {
  const count = () => {
    const now = $sections
      .get()
      .find(({ source, kind }) => source === section.source && kind === section.kind);
    return now ? videosIn(now).length : 0;
  };
  while (await loadMore(section)) if (count() > videosIn(section).length) return true;
  return false;
}
