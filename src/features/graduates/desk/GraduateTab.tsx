import { useStore } from '@nanostores/react';
import { DateAndTime } from '#core/views/DateAndTime.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import type { TabProps } from '#panel/LazyPart.tsx';
import { LongText } from '#panel/LongText.tsx';
import { $documentNames, nameKey } from '#panel/log.ts';
import { RowButton } from '#panel/RowActions.tsx';
import { StaffTab } from '#panel/StaffTab.tsx';
import type { GraduateReview } from '../graduate-review.ts';
import { Stars } from '../Stars.tsx';
import { $changing, hideReview, reviews, showReview } from './store.ts';
import { graduateTab as texts } from './texts.ts';

/** COURSE-4. */
export default function GraduateTab({ actor }: TabProps) {
  return (
    <StaffTab
      texts={texts}
      rows={reviews}
      render={(review) => <Review review={review} />}
      actions={({ id, state, name }) => (
        <>
          {state !== 'shown' && (
            <RowButton $busy={$changing} label={texts.showLabel(name)} onPress={() => showReview(actor, id)}>
              {texts.show}
            </RowButton>
          )}
          {state !== 'hidden' && (
            <RowButton
              $busy={$changing}
              label={state === 'shown' ? texts.takeOffLabel(name) : texts.hideLabel(name)}
              onPress={() => hideReview(actor, id)}
            >
              {state === 'shown' ? texts.takeOff : texts.hide}
            </RowButton>
          )}
        </>
      )}
    />
  );
}

/** Staff see whose it is; readers see the first name alone. */
function Review({ review: { uid, name, course, stars, text, at } }: { review: GraduateReview }) {
  const names = useStore($documentNames);
  return (
    <div className="message">
      <p className="message-head">
        <b className="record-title" translate="no">
          {names[nameKey({ collection: 'users', target: uid })] || name}
        </b>
        <Stars stars={stars} />
        <span className="soft">{courseTitle(course)}</span>
        <DateAndTime at={at} className="mono soft" />
      </p>
      <LongText text={text} />
    </div>
  );
}
