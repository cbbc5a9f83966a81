import { type ReactNode, useEffect, useRef } from 'react';
import { postForm } from '#panel/article-texts.ts';
import type { PreviewProps } from './preview-props.ts';

type Component = (props: PreviewProps) => ReactNode;

/** A preview as a page of its own: Decap names neither its frame nor the language, by which letters are capitalised. */
export function asPage(Preview: Component): Component {
  return function PreviewPage(props) {
    const root = useRef<HTMLElement>(null);
    useEffect(() => {
      const page = root.current?.ownerDocument;
      if (!page) return;
      page.documentElement.lang = 'az';
      page.title = postForm.preview;
      page.defaultView?.frameElement?.setAttribute('title', postForm.preview);
    }, []);
    return (
      <main ref={root}>
        <Preview {...props} />
      </main>
    );
  };
}
