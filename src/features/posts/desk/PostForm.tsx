import { useStore } from '@nanostores/react';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { Field, FieldError, FormFailure, useFieldFailure } from '#core/forms/Labelled.tsx';
import { loadPart } from '#core/page/load-part.ts';
import { timeNow } from '#core/time/clock.ts';
import { hashtagsOfForm } from '#core/words/hashtags.ts';
import { cleanLine } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';
import { slugOf } from '#core/words/slug.ts';
import { postForm as texts } from '#panel/article-texts.ts';
import { BuildDataContext } from '#panel/build-data.ts';
import { type ContentFormProps, contentForm } from '#panel/EditorForm.tsx';
import { Hashtags } from '#panel/Hashtags.tsx';
import { HiddenField } from '#panel/HiddenField.tsx';
import { LazyPart } from '#panel/LazyPart.tsx';
import { PlanField } from '#panel/Planned.tsx';
import { pictureUpload } from '#panel/picture-upload.ts';
import { postTextOf, type StaffPost, type PostForm as Values } from '#panel/public-form.ts';
import type { UploadedPicturesStore } from '#panel/uploaded-pictures.ts';
import { uploadedPictures } from '#panel/uploaded-pictures.ts';
import { ContentField } from './ContentField.tsx';
import { posts } from './store.ts';
import { Upload, UploadedPicture } from './Upload.tsx';

// The parser is large, so it is loaded when the preview is opened.
const loadPreview = () => loadPart(() => import('./PreviewArticle.tsx'));

/** PANEL-3, PANEL-13. */
function PostFields({ actor, editing: { seen, value } }: ContentFormProps<StaffPost, keyof Values>) {
  const uploaded = uploadedPictures(actor.uid);
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Values | null>(null);
  const failure = useContext(FormFailure);
  useEffect(() => {
    if (failure) setShown(null);
  }, [failure]);
  useEffect(() => {
    if (failure && !shown)
      root.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failure, shown]);
  const author = seen?.author ?? `${actor.name} ${actor.surname}`;
  const openPreview = () => {
    const form = root.current?.closest('form');
    setShown(shown || !form ? null : posts.editor.valuesIn(new FormData(form)));
  };
  return (
    <>
      <div className="views" ref={root}>
        <p className="hint" translate="no">
          {texts.author(author)}
        </p>
        <button className="button quiet" type="button" onClick={openPreview}>
          {shown ? texts.write : texts.preview}
        </button>
      </div>
      {shown && (
        <section className="preview-sheet" aria-label={texts.previewLabel}>
          <LazyPart
            load={loadPreview}
            given={{
              text: postTextOf(shown),
              time: seen?.time ?? timeNow(),
              author,
              portrait: (seen ? seen.author_image : actor.photo) ?? '',
            }}
          />
        </section>
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

/** The address does not change after the first save (PANEL-3, PANEL-13). */
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

interface PictureProps {
  name: string;
  address: string;
  uploaded: UploadedPicturesStore;
}

/** PANEL-3. */
function PictureField({ name, address: first, uploaded }: PictureProps) {
  const id = useId();
  const [address, setAddress] = useState(first);
  const [upload] = useState(() => pictureUpload(uploaded, setAddress));
  const failure = useFieldFailure(name);
  return (
    <div className="field">
      <span className="label">{texts.image}</span>
      <HiddenField name={name} value={address} />
      {address ? (
        <img className="cover" src={address} width="1200" height="675" alt={texts.imageAlt} />
      ) : (
        <div className="cover squares" />
      )}
      <Upload
        upload={upload}
        label={address ? texts.imageChange : texts.imageChoose}
        describedBy={failure ? `${id}-error ${id}-hint` : `${id}-hint`}
        invalid={failure !== null}
      />
      {failure && <FieldError id={`${id}-error`} message={failure} />}
      <p className="hint" id={`${id}-hint`}>
        {address ? texts.imageHint : `${texts.imageDrawn} ${texts.imageHint}`}
      </p>
      <Earlier uploaded={uploaded} chosen={address} onUse={setAddress} />
    </div>
  );
}

interface EarlierProps {
  uploaded: UploadedPicturesStore;
  chosen: string;
  onUse(address: string): void;
}

/** Uploads that no saved post shows: using one avoids another upload. */
function Earlier({ uploaded, chosen, onUse }: EarlierProps) {
  const pictures = useStore(uploaded.$pictures).filter(({ address }) => address !== chosen);
  if (pictures.length === 0) return null;
  return (
    <details className="earlier unfolds">
      <summary>{texts.imageUsed}</summary>
      <ul>
        {pictures.map(({ address, name }) => (
          <li key={address}>
            <button type="button" aria-label={texts.imageUse(name)} onClick={() => onUse(address)}>
              <UploadedPicture address={address} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

export default contentForm(posts, PostFields);
