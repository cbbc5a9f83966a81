// What is the same around each test. What stores tell the console is a part of what they do, and no failure of a test; a
// test may look at it. The configuration takes back spies and replaced globals.
import { afterEach, beforeEach, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});
