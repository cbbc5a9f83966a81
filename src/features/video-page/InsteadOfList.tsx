// What a section of videos shows in place of its list.

import { useStore } from '@nanostores/react';
import { courseName } from '#domain/courses/course.ts';
import { lastDayOf } from '#domain/school/grants.ts';
import { fullDate } from '#domain/shared/dates.ts';
import { routes } from '#domain/shared/routes.ts';
import { languageOfWord } from '#domain/shared/word-language.ts';
import { Button } from '#islands/shared/Button.tsx';
import { buyCourse } from '#messages/courses/courses.ts';
import { ordering } from '#messages/orders/ordering.ts';
import { endedGrant as grantTexts } from '#messages/school/grants.ts';
import { paidPrompt as promptTexts, videos as texts } from '#messages/videos/videos.ts';
import { buy, courseOrder, type Offer } from '#stores/orders/order-course.ts';
import { $reader } from '#stores/videos/videos.ts';

/** Three placeholder rows, as high as the rows that will replace them. */
export function ListSkeleton() {
  return (
    <div className="list-waiting" aria-busy="true">
      <p className="vh" role="status">
        {texts.loading}
      </p>
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  );
}

interface EndedGrantProps {
  group: string;
  end: Date;
}

/** Since when a group's videos are closed to the reader, and what to do (SCHOOL-2). */
export function EndedGrant({ group, end }: EndedGrantProps) {
  const name = courseName(group);
  return (
    <div className="prompt">
      <p>
        <span lang={languageOfWord(group)}>{name}</span> {grantTexts.ended(fullDate(lastDayOf(end)))}
      </p>
      <p className="small">{grantTexts.whatToDo}</p>
      <a className="button" href={routes.contactAbout(grantTexts.subject(name))}>
        {grantTexts.write}
      </a>
      <a className="button quiet" href={routes.settings}>
        {grantTexts.enterCode}
      </a>
    </div>
  );
}

interface PaidPromptProps {
  kind: 'buy' | 'verify';
  offer: Offer;
}

/** VIDEO-7: shown instead of an empty list. */
export function PaidPrompt({ kind, offer }: PaidPromptProps) {
  const username = useStore($reader)?.username ?? '';
  const order = useStore(courseOrder.$state);
  const isBusy = order.step === 'sending' || order.step === 'leaving';
  return (
    <div className="prompt">
      {kind === 'buy' ? (
        <>
          <p>{promptTexts.buyText}</p>
          <Button busy={isBusy} onClick={() => buy(offer)}>
            {isBusy ? ordering.busy : buyCourse}
          </Button>
          {order.step === 'failed' && (
            <p className="error" role="alert">
              {order.message}
            </p>
          )}
        </>
      ) : (
        <>
          <p>{promptTexts.verifyText}</p>
          <a className="button quiet" href={routes.user(username)}>
            {promptTexts.verify}
          </a>
        </>
      )}
    </div>
  );
}
