/** `own`: the page of what is kept was opened itself. No schemas here: the offline page loads it. */
export function whyNotKept(path: string): 'own' | 'videos' | 'panel' | 'account' | 'page' {
  if (/^\/offline(?:\.html)?$/.test(path)) return 'own';
  if (/^\/lessons\/[^/]+\/videos/.test(path)) return 'videos';
  if (/^\/panel\b/.test(path)) return 'panel';
  return /^\/(?:user|my-orders|settings|sign-in|sign-up)\b/.test(path) ? 'account' : 'page';
}

export function kindOfKept(address: string): 'post' | 'snippet' | 'page' {
  if (/^\/blogs\/./.test(address)) return 'post';
  return /^\/code\/[^/]+\/./.test(address) ? 'snippet' : 'page';
}
