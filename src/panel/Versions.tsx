import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { authorHtml } from '#core/markup/author-html.ts';
import { highlightCode } from '#core/markup/highlight.ts';
import { dateAndTime } from '#core/time/dates.ts';
import { useInParts } from '#core/views/in-parts.ts';
import { LoadStatus } from '#core/views/LoadStatus.tsx';
import { Prose } from '#core/views/Prose.tsx';
import { showToast } from '#core/views/toasts.ts';
import { ask } from './ask.ts';
import type { ContentCollection } from './authored-gateway.ts';
import { $documentNames, nameKey } from './log.ts';
import { versions as texts } from './version-texts.ts';
import {
  $versions,
  differing,
  hasTyped,
  pairs,
  readVersionsOf,
  type TypedForm,
  type Version,
  type VersionField,
  type VersionValues,
  versionsKey,
} from './versions.ts';

export interface VersionsProps<Seen> {
  content: {
    name: ContentCollection;
    formOf(seen: Seen): object;
    editor: TypedForm & { typed(read: () => object): void; show(what: 'draft'): void };
  };
  actor: { uid: string };
  seen: Seen; // what the form replaces
}

/** PANEL-21. What a form would lose is asked for before. */
export default function Versions<Seen extends { id: string; rev: number }>({
  content,
  actor,
  seen,
}: VersionsProps<Seen>) {
  const { name: collection, editor } = content;
  const { id, rev } = seen;
  const key = versionsKey(collection, id);
  const read = useStore($versions, { keys: [key] })[key];
  const [open, setOpen] = useState<number | null>(null);
  useEffect(() => {
    readVersionsOf(collection, id);
  }, [collection, id]);
  if (read?.step !== 'ready')
    return <LoadStatus of={read} text={texts.loading} retry={() => readVersionsOf(collection, id)} />;
  const [current, ...older] = read.versions;
  if (older.length === 0) return <p className="soft">{texts.none}</p>;
  const restore = (values: VersionValues) => {
    const put = () => {
      // As if it were typed: a draft, which nothing but a save makes public.
      editor.typed(() => ({ ...content.formOf(seen), ...values }));
      editor.show('draft');
      showToast({ kind: 'good', text: texts.restored });
    };
    if (hasTyped(actor.uid, editor)) ask({ text: texts.replaces, yes: texts.replacesYes, onYes: put });
    else put();
  };
  return (
    <>
      <p className="small soft">{texts.lead}</p>
      {current.rev !== rev && <p className="note warn">{texts.newer}</p>}
      <ol className="versions">
        <li className="row">
          <Made of={current} /> <span className="badge">{texts.current}</span>
        </li>
        {older.map((version) => {
          const isOpen = open === version.rev;
          return (
            <li key={version.rev}>
              <button
                className="more"
                type="button"
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? null : version.rev)}
              >
                <Made of={version} />
              </button>
              {isOpen && (
                <>
                  <Compared version={version} current={current} />
                  <p>
                    <button className="button quiet" type="button" onClick={() => restore(version.values)}>
                      {texts.restore}
                    </button>
                  </p>
                  <p className="hint">{texts.restoreHint}</p>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Made({ of: { made } }: { of: Version }) {
  const names = useStore($documentNames);
  if (!made) return texts.unknown;
  return (
    <span>
      <time dateTime={made.at.toISOString()}>{dateAndTime(made.at)}</time>
      {', '}
      <span translate="no">{names[nameKey({ collection: 'users', target: made.by })] || made.by}</span>
    </span>
  );
}

function Compared({ version, current }: { version: Version; current: Version }) {
  return (
    <div className="version">
      <div className="version-pair">
        <p>
          <b>{texts.chosen}</b>
          <br />
          <Made of={version} />
        </p>
        <p>
          <b>{texts.now}</b>
          <br />
          <Made of={current} />
        </p>
      </div>
      {differing(version.values, current.values).map((field) => {
        const [old, now] = [version.values[field] ?? '', current.values[field] ?? ''];
        return (
          <section key={field} aria-label={texts.fields[field]}>
            <p className="label">{texts.fields[field]}</p>
            {field === 'content' || field === 'material' ? (
              <Blocks old={old} now={now} />
            ) : (
              <Sides old={<Line field={field} value={old} />} now={<Line field={field} value={now} />} />
            )}
          </section>
        );
      })}
    </div>
  );
}

function Line({ field, value }: { field: VersionField; value: string }) {
  if (value === '') return <span className="soft">{texts.empty}</span>;
  if (field === 'blog_image') return <img src={value} alt={texts.fields.blog_image} />;
  return value;
}

/** `undefined`: this side has nothing in this place. */
function Sides({ old, now }: { old: ReactNode; now: ReactNode }) {
  return (
    <div className="version-pair">
      {old !== undefined && <Side sign="−" name={texts.chosen} kind="old" of={old} />}
      {now !== undefined && <Side sign="+" name={texts.now} kind="now" of={now} />}
    </div>
  );
}

function Side({ sign, name, kind, of }: { sign: string; name: string; kind: string; of: ReactNode }) {
  return (
    <div className="version-side" data-kind={kind}>
      <p className="small soft">
        {sign} {name}
      </p>
      {of}
    </div>
  );
}

const pairsAtOnce = 40;

/** As readers see it, by the parts of the text that stand below one another. */
function Blocks({ old, now }: { old: string; now: string }) {
  const all = useMemo(
    () => pairs(blocksOf(old), blocksOf(now)).map((pair, at) => ({ pair, at })),
    [old, now],
  );
  const shown = useInParts(all, pairsAtOnce, all);
  if (all.every(({ pair }) => pair.isSame)) return <p className="hint">{texts.unseen}</p>;
  return shown.map(({ pair, at }) =>
    pair.isSame ? (
      <details className="unfolds" key={at}>
        <summary>{texts.same(pair.lines.length)}</summary>
        <Prose html={pair.lines.join('')} />
      </details>
    ) : (
      <Sides
        key={at}
        old={pair.old === undefined ? undefined : <Prose html={pair.old} />}
        now={pair.now === undefined ? undefined : <Prose html={pair.now} />}
      />
    ),
  );
}

/** Without ids: the same heading stands on both sides. */
function blocksOf(source: string): string[] {
  const place = document.createElement('template');
  place.innerHTML = authorHtml(source, highlightCode).html;
  for (const named of place.content.querySelectorAll('[id]')) named.removeAttribute('id');
  return [...place.content.childNodes].flatMap((node) => {
    if (node instanceof Element) return [node.outerHTML];
    const text = document.createElement('p');
    text.append(node.textContent ?? '');
    return text.textContent?.trim() ? [text.outerHTML] : [];
  });
}
