import { createContext, type ReactNode } from 'react';
import type { HashtagPreset } from '#domain/shared/hashtags.ts';

/** Data of the build that the panel shows. */
export interface BuildData {
  /** The picture of the empty loom, shown in an empty list (SHELL-15). */
  loom: ReactNode;
  /** The courses' own hashtags (PANEL-6). */
  presets: readonly HashtagPreset[];
  /** The names of the series that there are (READ-9). */
  series: readonly string[];
}

export const BuildDataContext = createContext<BuildData>({
  loom: null,
  presets: [],
  series: [],
});
