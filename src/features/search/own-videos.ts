import { routes } from '#core/addresses/routes.ts';
import { momentAddress } from '#core/addresses/video-address.ts';
import { reads } from '#core/page/failures.ts';
import { loadPart } from '#core/page/load-part.ts';
import { headingRank, prepareHeading } from '#core/search/match.ts';
import type { SearchTerm } from '#core/search/term.ts';
import { coursesNow } from '#core/session/grants.ts';
import { $profile, loadProfile, type Profile, watchProfile } from '#core/session/profile.ts';
import { timeNow } from '#core/time/clock.ts';
import { askedTitleWord } from '#core/words/title.ts';
import { coursePaths } from '#features/courses/course.ts';
import { courseOf } from '#features/videos/free-videos.ts';
import type { Video } from '#features/videos/video.ts';
import type { VideoHit } from './engine.ts';
import { $ownVideos } from './videos-state.ts';

const own = reads();
let term: SearchTerm | null = null;
/** '' when it has to be asked for. */
let answered = '';
let isFollowing = false;

export function searchOwnVideos(asked: SearchTerm): void {
  term = asked;
  if (isFollowing && $profile.get().state === 'failed') loadProfile();
  else if (isFollowing) follow($profile.get());
  else {
    isFollowing = true;
    watchProfile();
    $profile.subscribe(follow);
  }
}

const again = (): void => {
  if (term) searchOwnVideos(term);
};

function show(progress: 'pending' | 'failed'): void {
  $ownVideos.set({ hits: [], count: null, progress });
}

function follow(profile: Profile): void {
  if (profile.state === 'ready') {
    search(profile.record.id, coursesNow(profile.record, timeNow()));
    return;
  }
  own.cancel();
  answered = '';
  if (profile.state === 'failed') show('failed');
  else $ownVideos.set(profile.state === 'guest' ? null : 'unknown');
}

/** One question a group, because the rule looks up when the grant of just this one ends (SCHOOL-2). */
async function search(uid: string, groups: readonly string[]): Promise<void> {
  if (!term) return;
  const asked = term;
  // A page that comes back reads the record again; mostly nothing has changed.
  const question = JSON.stringify([uid, groups, asked.text]);
  if (question === answered) return;
  answered = question;
  own.cancel();
  const word = askedTitleWord(asked.text);
  if (groups.length === 0 || word === '') {
    $ownVideos.set(null);
    return;
  }
  show('pending');
  await own.read(
    async () => {
      const { videos } = await loadPart(() => import('#features/videos/gateway.ts'));
      return Promise.all(groups.map((group) => videos.titled(group, word)));
    },
    (found) => {
      const hits = hitsOf(found.flat(), asked);
      $ownVideos.set({ hits, count: hits.length, progress: 'done' });
    },
    again,
    () => {
      answered = '';
      show('failed');
    },
  );
}

/** The service has compared one word only. */
function hitsOf(videos: readonly Video[], asked: SearchTerm): VideoHit[] {
  const courses = coursePaths();
  return videos
    .flatMap((video) => {
      const rank = headingRank(asked, prepareHeading(video));
      if (rank === null) return [];
      const { id, title, hashtags } = video;
      const course = courseOf(video, courses);
      const page = course ? momentAddress(course, id) : routes.lessons;
      return [{ id, title, hashtags, page, rank }];
    })
    .sort((one, other) => one.rank - other.rank);
}
