import { useEffect, useRef } from 'react';

/** Only what `authorHtml` or `safePost` has made safe comes here (BLOG-10). */
export function Prose({ html, onShown }: { html: string; onShown?(root: HTMLElement): void }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current) return;
    root.current.innerHTML = html;
    onShown?.(root.current);
  }, [html, onShown]);
  return <div className="prose" ref={root} />;
}
