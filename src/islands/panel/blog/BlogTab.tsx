import { useStore } from '@nanostores/react';
import { guarded } from '#islands/ui/ErrorBoundary.tsx';
import { lists } from '#messages/panel.ts';
import { blogForm, blogTab as texts } from '#messages/panel-blog.ts';
import { hasDraft } from '#stores/panel/draft.ts';
import { postEditor, postList, removePost } from '#stores/panel/posts.ts';
import { ContentTab } from '../ContentTab.tsx';
import { Loaded } from '../Loaded.tsx';
import type { TabProps } from '../tabs.ts';
import { PostFacts } from './PostFacts.tsx';
import { UnusedPictures } from './UnusedPictures.tsx';

/** The form with its editor is heavier than all the rest: fetched when a form is opened. */
const loadForm = () => import('./PostForm.tsx');

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
        render={(post) => (
          <PostFacts post={post} hasDraft={hasDraft({ uid: actor.uid, form: 'blog', id: post.id })} />
        )}
        form={
          editing && (
            <Loaded
              load={loadForm}
              title={editing.seen ? blogForm.editTitle : blogForm.newTitle}
              given={{ actor, editing }}
            />
          )
        }
      />
      {!editing && <UnusedPictures uid={actor.uid} />}
    </>
  );
}

export default guarded(BlogTab);
