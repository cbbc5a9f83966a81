import { createContext, type ReactNode } from 'react';
import type { CodeLanguage } from '#core/words/code-language.ts';
import type { HashtagPreset } from '#core/words/hashtags.ts';

export interface PanelTask {
  checklist: readonly string[];
  phrases: readonly string[];
  language: CodeLanguage | null; // `null`: not code; `page` is the HTML that code works on
  page: string;
}

export interface BuildData {
  loom: ReactNode; // the picture in an empty list (SHELL-15)
  presets: readonly HashtagPreset[];
  series: readonly string[];
  tasks: Readonly<Record<string, PanelTask>>; // by course and slug (`workTaskKey`)
}

export const BuildDataContext = createContext<BuildData>({
  loom: null,
  presets: [],
  series: [],
  tasks: {},
});
