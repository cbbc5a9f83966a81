import { useStore } from '@nanostores/react';
import { routes } from '#core/addresses/routes.ts';
import { loadPart } from '#core/page/load-part.ts';
import { PageSection } from '#core/views/PageSection.tsx';
import { languageOfWord } from '#core/words/word-language.ts';
import { postTab as texts } from '#panel/article-texts.ts';
import { ContentTab } from '#panel/ContentTab.tsx';
import { hasDraft } from '#panel/draft.ts';
import type { TabProps } from '#panel/LazyPart.tsx';
import { PublishRow, RowTime } from '#panel/Planned.tsx';
import type { StaffPost } from '#panel/public-form.ts';
import { lists } from '#panel/texts.ts';
import { uploadedPictures } from '#panel/uploaded-pictures.ts';
import { hashtagsShown } from '../post.ts';
import { fileOf } from '../post-picture.ts';
import { posts } from './store.ts';
import { UploadedPicture } from './Upload.tsx';

const loadForm = () => loadPart(() => import('./PostForm.tsx'));

/** PANEL-3. */
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

/** Uploaded by this device and in no saved post: for another post, or for a clean-up of Storage by hand. */
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
