import { useEffect, useRef } from 'react';

/** Shows HTML that `authorHtml` has sanitised. */
export function AuthorHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) place.current.innerHTML = html;
  }, [html]);
  return <div className="prose" ref={place} />;
}
