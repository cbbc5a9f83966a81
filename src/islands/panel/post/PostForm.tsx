import { useContext, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { PanelUser } from '#domain/panel/panel.ts';
import { PostForm as Fields, postTextOf, type StaffPost } from '#domain/panel/post-form.ts';
import { hashtagsOfForm } from '#domain/shared/hashtags.ts';
import { cleanLine } from '#domain/shared/letters.ts';
import { limits } from '#domain/shared/limits.ts';
import { slugOf } from '#domain/shared/slug.ts';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { FormFailure, useFieldFailure } from '#islands/shared/form-failure.ts';
import { Field } from '#islands/shared/Labelled.tsx';
import type { AuthorHtml } from '#markup/shared/author-html.ts';
import { forms } from '#messages/panel/panel.ts';
import { postTab, postForm as texts } from '#messages/panel/panel-post.ts';
import { states } from '#messages/shared/common.ts';
import { errors } from '#messages/shared/errors.ts';
import type { Editing } from '#stores/panel/editor.ts';
import { postEditor } from '#stores/panel/posts.ts';
import { uploadedPictures } from '#stores/panel/uploaded-pictures.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { BuildDataContext } from '../build-data.ts';
import { EditorForm } from '../EditorForm.tsx';
import { Hashtags } from '../Hashtags.tsx';
import { PlanField } from '../Planned.tsx';
import { ContentField } from './ContentField.tsx';
import { PictureField } from './PictureField.tsx';
import type { PreviewArticle, Previewed } from './PreviewArticle.tsx';

interface Props {
  actor: PanelUser;
  editing: Editing<StaffPost, keyof Fields>;
}

const read = (fields: FormData): Fields => v.parse(Fields, Object.fromEntries(fields));

/** PANEL-3, PANEL-13: the form for a new post or for changes to an existing one. */
function PostForm({ actor, editing }: Props) {
  const { seen } = editing;
  return (
    <EditorForm
      editor={postEditor}
      editing={editing}
      title={seen ? postTab.edit : postTab.create}
      submit={seen ? forms.save : texts.publish}
      hasNext
      read={read}
    >
      <PostFields actor={actor} editing={editing} />
    </EditorForm>
  );
}

function PostFields({ actor, editing: { seen, value } }: Props) {
  const uploaded = uploadedPictures(actor.uid);
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Fields | null>(null);
  const failure = useContext(FormFailure);
  useEffect(() => {
    // Close the preview, so that the faulty field is visible.
    if (failure) setShown(null);
  }, [failure]);
  useEffect(() => {
    if (failure && !shown)
      place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failure, shown]);
  const author = seen?.author ?? `${actor.name} ${actor.surname}`;
  const openPreview = () => {
    const form = place.current?.closest('form');
    setShown(shown || !form ? null : read(new FormData(form)));
  };
  return (
    <>
      <div className="views" ref={place}>
        <p className="hint" translate="no">
          {texts.author(author)}
        </p>
        <button className="button quiet" type="button" onClick={openPreview}>
          {shown ? texts.write : texts.preview}
        </button>
      </div>
      {shown && (
        <Preview
          text={postTextOf(shown)}
          time={seen?.time ?? new Date()}
          author={author}
          portrait={(seen ? seen.author_image : actor.photo) ?? ''}
          label={texts.previewLabel}
        />
      )}
      {/* Hidden, not removed, so that the typed text and the editor's undo history stay. */}
      <div className="post-parts" hidden={shown !== null}>
        <div className="post-part">
          <Title title={value.title} slug={seen?.slug ?? null} />
          <ContentField name="content" html={value.content} uploaded={uploaded} />
        </div>
        <div className="post-part">
          <PictureField name="blog_image" address={value.blog_image} uploaded={uploaded} />
          <Tags tags={value.tags} />
          <Series series={value.series} />
          <PlanField plan={value.plan} seen={seen} hasPictures />
        </div>
      </div>
    </>
  );
}

/** The title, with the address made from it. The address does not change after the first save (PANEL-3, PANEL-13). */
function Title({ title, slug }: { title: string; slug: string | null }) {
  const [typed, setTyped] = useState(title);
  const address = slug ?? slugOf(cleanLine(typed));
  const hint = slug === null ? texts.titleHint : texts.titleFixed;
  return (
    <Field
      label={texts.title}
      name="title"
      value={typed}
      maxLength={limits.title}
      autoComplete="off"
      aria-required
      hint={address === '' ? undefined : hint(`/blogs/${address}`)}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

/** READ-9: a new name, or one of those that other posts have. */
function Series({ series }: { series: string }) {
  const { series: names } = useContext(BuildDataContext);
  return (
    <>
      <Field
        label={texts.series}
        name="series"
        defaultValue={series}
        maxLength={limits.series}
        autoComplete="off"
        list="series-names"
        hint={texts.seriesHint}
      />
      <datalist id="series-names">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

function Tags({ tags }: { tags: string }) {
  const [chosen, setChosen] = useState(hashtagsOfForm(tags));
  return <Hashtags tags={chosen} onChange={setChosen} problem={useFieldFailure('tags')} />;
}

/** The article as readers will see it: the same markup, sanitised by the same function, with the same styles. */
function Preview({ label, ...previewed }: Previewed & { label: string }) {
  const { made, failed, load } = useArticle(previewed.text.content);
  return (
    <section className="preview-sheet" aria-label={label}>
      {failed && <FailedNote message={errors.unknown} retry={load} />}
      {!made && !failed && (
        <p className="loading pending" role="status">
          {states.loading}
        </p>
      )}
      {made && <made.Article {...previewed} body={made.body} />}
    </section>
  );
}

interface Made {
  Article: typeof PreviewArticle;
  body: AuthorHtml;
}

/** The parser is large, so it is loaded when the preview is opened. */
function useArticle(content: string) {
  const [made, setMade] = useState<Made | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = attempt >= 0;
    setFailed(false);
    loadPart(() => import('./PreviewArticle.tsx')).then(
      ({ PreviewArticle: Article, bodyOf }) => isWanted && setMade({ Article, body: bodyOf(content) }),
      (error: unknown) => {
        console.error(error);
        if (isWanted) setFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [content, attempt]);
  return { made, failed, load: () => setAttempt(attempt + 1) };
}

export default guarded(PostForm);
