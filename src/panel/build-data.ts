import { createContext, type ReactNode } from 'react';
import type { CodeLanguage } from '#core/words/code-language.ts';
import type { HashtagPreset } from '#core/words/hashtags.ts';

/** What staff see of a task that is handed in (TASK-2). */
export interface PanelTask {
  checklist: readonly string[];
  phrases: readonly string[];
  /** Of code, with the HTML that it works on. */
  language: CodeLanguage | null;
  page: string;
}

/** Data of the build that the panel shows. */
export interface BuildData {
  /** The picture of the empty loom, shown in an empty list (SHELL-15). */
  loom: ReactNode;
  /** The courses' own hashtags (PANEL-6). */
  presets: readonly HashtagPreset[];
  /** The names of the series that there are (READ-9). */
  series: readonly string[];
  /** The tasks that are handed in, by course and slug (`workTaskKey`). */
  tasks: Readonly<Record<string, PanelTask>>;
}

export const BuildDataContext = createContext<BuildData>({
  loom: null,
  presets: [],
  series: [],
  tasks: {},
});
