import { routes } from '#domain/shared/routes.ts';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { lists } from '#messages/panel/panel.ts';
import { postTab as texts } from '#messages/panel/panel-post.ts';
import { hasDraft } from '#stores/panel/draft.ts';
import { postEditor, postForms, postList, publishPost, removePost } from '#stores/panel/posts.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { ContentTab } from '../ContentTab.tsx';
import { PublishRow } from '../Planned.tsx';
import type { TabProps } from '../tab-props.ts';
import { PostDetails } from './PostDetails.tsx';
import { UnusedPictures } from './UnusedPictures.tsx';

const loadForm = () => loadPart(() => import('./PostForm.tsx'));
const loadSelect = () => loadPart(() => import('./PostSelect.tsx'));

/** PANEL-3: the posts that were written in the panel. */
function PostTab({ actor }: TabProps) {
  return (
    <ContentTab
      actor={actor}
      name="blogs"
      texts={texts}
      searchHint={lists.hashtagHint}
      list={postList}
      editor={postEditor}
      forms={postForms}
      loadForm={loadForm}
      loadSelect={loadSelect}
      onRemove={removePost}
      addressOf={({ slug }) => routes.blog(slug)}
      renderActions={(post) => <PublishRow item={post} onPublish={() => publishPost(actor, post)} />}
      render={(post) => (
        <PostDetails post={post} hasDraft={hasDraft({ uid: actor.uid, form: 'blog', id: post.id })} />
      )}
    >
      <UnusedPictures uid={actor.uid} />
    </ContentTab>
  );
}

export default guarded(PostTab);
