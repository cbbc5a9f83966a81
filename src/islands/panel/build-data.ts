import { createContext, type ReactNode } from 'react';
import type { HashtagPreset } from '#domain/shared/hashtags.ts';

/** What the build knows and the panel shows. */
export interface BuildData {
  /** The empty loom: it stands where a list has nothing to show (SHELL-15). */
  loom: ReactNode;
  /** The courses' own hashtags (PANEL-6). */
  presets: readonly HashtagPreset[];
}

export const BuildDataContext = createContext<BuildData>({ loom: null, presets: [] });
