import { useStore } from '@nanostores/react';
import { hashtagsShown } from '#domain/blog/post.ts';
import { fileOf } from '#domain/blog/post-picture.ts';
import type { StaffPost } from '#domain/panel/public-form.ts';
import { routes } from '#domain/shared/routes.ts';
import { languageOfWord } from '#domain/shared/word-language.ts';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { lists } from '#messages/panel/panel.ts';
import { postTab as texts } from '#messages/panel/public-content.ts';
import { hasDraft } from '#stores/panel/draft.ts';
import { posts } from '#stores/panel/posts.ts';
import { uploadedPictures } from '#stores/panel/uploaded-pictures.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { ContentTab } from '../ContentTab.tsx';
import type { TabProps } from '../LazyPart.tsx';
import { PublishRow, RowTime } from '../Planned.tsx';
import { UploadedPicture } from './Upload.tsx';

const loadForm = () => loadPart(() => import('./PostForm.tsx'));

/** PANEL-3: the posts that were written in the panel. */
export default function PostTab({ actor }: TabProps) {
  return (
    <ContentTab
      actor={actor}
      content={posts}
      elsewhere={texts.elsewhere}
      searchHint={lists.hashtagHint}
      loadForm={loadForm}
      addressOf={({ slug }) => routes.blog(slug)}
      renderActions={(post) => <PublishRow item={post} onPublish={() => posts.publish(actor, post)} />}
      render={(post) => (
        <PostDetails post={post} hasDraft={hasDraft({ uid: actor.uid, form: 'blog', id: post.id })} />
      )}
    >
      <UnusedPictures uid={actor.uid} />
    </ContentTab>
  );
}

/** A row of the list of posts. */
function PostDetails({ post, hasDraft }: { post: StaffPost; hasDraft: boolean }) {
  return (
    <div className="post-row">
      <img className="cover" src={post.blog_image} width="1200" height="675" alt="" loading="lazy" />
      <div className="record">
        <b className="record-title" translate="no">
          {post.title}
        </b>
        <span className="record-facts mono soft">
          <RowTime time={post.time} />
          <span translate="no">{post.author}</span>
          {hasDraft && <span className="badge">{texts.draft}</span>}
          <span translate="no">
            {post.hashtags.slice(0, hashtagsShown).map((tag) => (
              <span lang={languageOfWord(tag)} key={tag}>{`#${tag} `}</span>
            ))}
          </span>
        </span>
      </div>
    </div>
  );
}

/**
 * Pictures that this device has uploaded and no saved post shows: for another post, or for a clean-up of Storage by
 * hand.
 */
function UnusedPictures({ uid }: { uid: string }) {
  const pictures = useStore(uploadedPictures(uid).$pictures);
  if (pictures.length === 0) return null;
  return (
    <PageSection>
      <details className="unused unfolds">
        <summary>{texts.unused}</summary>
        <p className="hint">{texts.unusedHint}</p>
        <ul>
          {pictures.map(({ address, name }) => (
            <li key={address}>
              <UploadedPicture address={address} />
              <span>
                <b translate="no">{name}</b>
                <br />
                <code translate="no">{fileOf(address)}</code>
              </span>
            </li>
          ))}
        </ul>
      </details>
    </PageSection>
  );
}
