import { useStore } from '@nanostores/react';
import { routes } from '#core/addresses/routes.ts';
import { lastDayText } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { languageOfWord } from '#core/words/word-language.ts';
import { courseName } from '#features/courses/course.ts';
import { buyCourse } from '#features/courses/texts.ts';
import { endedGrant as grantTexts } from '#features/enrolments/grant-texts.ts';
import { buy, courseOrder, type Offer } from '#features/orders/order-course.ts';
import { ordering } from '#features/orders/ordering-texts.ts';
import { $reader } from '#features/videos/store.ts';
import { paidPrompt as promptTexts, videos as texts } from '#features/videos/texts.ts';

/** As high as the rows that will replace them. */
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

/** SCHOOL-2. */
export function EndedGrant({ group, end }: EndedGrantProps) {
  const name = courseName(group);
  return (
    <div className="prompt">
      <p>
        <span lang={languageOfWord(group)}>{name}</span> {grantTexts.ended(lastDayText(end))}
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

/** VIDEO-7. */
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
