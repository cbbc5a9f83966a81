import { createContext, type ReactNode } from 'react';

/** The empty loom, drawn at build: it stands where a list has nothing to show (SHELL-15). */
export const Loom = createContext<ReactNode>(null);
