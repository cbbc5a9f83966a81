import { hashtagsShown } from '#domain/blog/post.ts';
import type { StaffPost } from '#domain/panel/post-form.ts';
import { languageOfWord } from '#domain/shared/word-language.ts';
import { postTab } from '#messages/panel/panel-post.ts';
import { RowTime } from '../Planned.tsx';

/** A row of the list of posts. */
export function PostDetails({ post, hasDraft }: { post: StaffPost; hasDraft: boolean }) {
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
          {hasDraft && <span className="badge">{postTab.draft}</span>}
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
