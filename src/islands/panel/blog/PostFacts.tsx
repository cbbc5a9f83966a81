import { fullDate } from '#domain/dates.ts';
import { hashtagsShown } from '#domain/post.ts';
import type { StaffPost } from '#domain/staff-post.ts';
import { languageOfWord } from '#domain/word-language.ts';
import { blogTab } from '#messages/panel-blog.ts';

/** A row of the list of posts. */
export function PostFacts({ post, hasDraft }: { post: StaffPost; hasDraft: boolean }) {
  return (
    <div className="post-row">
      <img className="cover" src={post.blog_image} width="1200" height="675" alt="" loading="lazy" />
      <div className="record">
        <b className="record-title" translate="no">
          {post.title}
        </b>
        <span className="record-facts mono soft">
          <time dateTime={post.time.toISOString()}>{fullDate(post.time)}</time>
          <span translate="no">{post.author}</span>
          {hasDraft && <span className="badge">{blogTab.draft}</span>}
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
