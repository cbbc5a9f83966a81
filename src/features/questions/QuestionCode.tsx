import { memo, useEffect, useState } from 'react';
import { languageNames } from '#core/markup/code-frame.ts';
import type { CodePiece } from '#core/markup/highlight.ts';
import { loadPart } from '#core/page/load-part.ts';
import { scrolling } from '#core/views/code-block-texts.ts';
import type { QuestionCode as Code } from './question.ts';

/** Memo: a page has up to 420 of them, which no letter of a form may render anew (ASK-1). */
export const QuestionCode = memo(function QuestionCode({ code }: { code: Code }) {
  const { language, text } = code;
  const pieces = usePieces(language, text);
  const name = languageNames[language];
  return (
    <div className="prose">
      <div className="code">
        <div className="code-head" data-language={name} lang="en" />
        <pre {...scroller(scrolling.code(name))}>
          <code lang="en">
            {pieces
              ? pieces.map(({ at, text: piece, thread }) => (
                  <span key={at} className={thread}>
                    {piece}
                  </span>
                ))
              : text}
          </code>
        </pre>
      </div>
    </div>
  );
});

/** It scrolls, so the keyboard has to reach it (READ-7). */
const scroller = (name: string) => ({ role: 'group', 'aria-label': name, tabIndex: 0 });

type PieceAt = CodePiece & { at: number };

// Each block has a task of its own: many long ones hold no press back.
let last: Promise<unknown> = Promise.resolve();

function turn(): Promise<unknown> {
  last = last.then(() => new Promise((go) => setTimeout(go)));
  return last;
}

function usePieces(language: string, text: string): readonly PieceAt[] | null {
  const [pieces, setPieces] = useState<readonly PieceAt[] | null>(null);
  useEffect(() => {
    let isGone = false;
    loadPart(() => import('#core/markup/highlight.ts'))
      .then(async ({ codePieces }) => {
        await turn();
        if (isGone) return;
        let at = 0;
        setPieces(
          codePieces(language, text).map((piece) => {
            const found = { ...piece, at };
            at += piece.text.length;
            return found;
          }),
        );
      })
      .catch(console.error);
    return () => {
      isGone = true;
    };
  }, [language, text]);
  return pieces;
}
