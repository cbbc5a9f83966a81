import { useEffect, useRef } from 'react';
import { askHere } from '#features/questions/question-moments.ts';
import { material as texts } from '#features/videos/playing-texts.ts';
import { material } from '#features/videos/side-text.ts';
import { SidePanel, type SideTextProps } from './SidePanel.tsx';

/** LEARN-11. */
export function MaterialPanel({ video, isWide }: SideTextProps) {
  return (
    <SidePanel text={material} texts={texts} video={video} isWide={isWide}>
      {(html, labelledBy) => (
        <>
          <p className="row between">
            <span className="soft">{video.title}</span>
            <button className="more" type="button" onClick={() => print()}>
              {texts.print}
            </button>
          </p>
          <Words html={html} labelledBy={labelledBy} />
        </>
      )}
    </SidePanel>
  );
}

/** Of a long material, each part is put in by a task of its own. */
const nodesAtOnce = 200;

function Words({ html, labelledBy }: { html: string; labelledBy: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = root.current;
    if (!own) return;
    const template = document.createElement('template');
    template.innerHTML = html;
    for (const heading of template.content.querySelectorAll('h2, h3, h4')) {
      const name = heading.textContent.trim();
      if (name === '') continue;
      const button = document.createElement('button');
      Object.assign(button, { type: 'button', className: 'more', textContent: texts.ask });
      button.setAttribute('aria-label', texts.askAbout(name));
      button.addEventListener('click', () => askHere(texts.place(name)));
      heading.after(button);
    }
    const nodes = [...template.content.childNodes];
    let next: ReturnType<typeof setTimeout>;
    const more = () => {
      own.append(...nodes.splice(0, nodesAtOnce));
      if (nodes.length > 0) next = setTimeout(more);
    };
    own.replaceChildren();
    more();
    return () => clearTimeout(next);
  }, [html]);
  return <div className="prose material-words" ref={root} {...scroller(labelledBy)} />;
}

/** Beside the player it scrolls, so the keyboard has to reach it (READ-7). */
const scroller = (labelledBy: string) => ({ role: 'group', 'aria-labelledby': labelledBy, tabIndex: 0 });
