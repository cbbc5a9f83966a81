import { useStore } from '@nanostores/react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { guarded } from '#islands/ui/ErrorBoundary.tsx';
import { FailedNote } from '#islands/ui/FailedNote.tsx';
import { Strand } from '#islands/ui/Strand.tsx';
import { lists, panel } from '#messages/panel.ts';
import { blogForm, blogTab as texts } from '#messages/panel-blog.ts';
import { postEditor, postList, removePost } from '#stores/panel/posts.ts';
import { ContentTab } from '../ContentTab.tsx';
import type { TabProps } from '../tabs.ts';
import { PostFacts } from './PostFacts.tsx';
import type { PostFormProps } from './PostForm.tsx';
import { UnusedPictures } from './UnusedPictures.tsx';

/** PANEL-3, PANEL-9, PANEL-13: the posts that the panel has written. */
function BlogTab({ actor }: TabProps) {
  const editing = useStore(postEditor.$editing);
  return (
    <>
      <ContentTab
        actor={actor}
        title={texts.title}
        create={texts.create}
        searchLabel={texts.search}
        orderNames={lists.orders}
        list={postList}
        editor={postEditor}
        onRemove={removePost}
        render={(post) => <PostFacts post={post} />}
        form={editing && <LoadedForm actor={actor} editing={editing} />}
      />
      {!editing && <UnusedPictures uid={actor.uid} />}
    </>
  );
}

/** The form with its editor is heavier than all the rest: fetched when a form is opened, again after a failure. */
function LoadedForm(props: PostFormProps) {
  const [Form, setForm] = useState<ComponentType<PostFormProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./PostForm.tsx').then(
      (module) => setForm(() => module.PostForm),
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, []);
  useEffect(load, [load]);
  if (Form) return <Form {...props} />;
  return (
    <Strand>
      <h1>{props.editing.seen ? blogForm.editTitle : blogForm.newTitle}</h1>
      {failed ? (
        <FailedNote message={panel.tabFailed} retry={load} />
      ) : (
        <p className="loading pending" role="status">
          {blogForm.loading}
        </p>
      )}
    </Strand>
  );
}

export default guarded(BlogTab);
