import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Form } from '#core/forms/Form.tsx';
import { FieldError, TextArea, useFieldFailure } from '#core/forms/Labelled.tsx';
import { fullDate } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { ask } from '#core/views/confirm-dialog.ts';
import { LoadStatus } from '#core/views/LoadStatus.tsx';
import { Folded } from '#core/views/PageSection.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { type Certificate, holding } from '#features/certificates/certificate.ts';
import { ownCertificates } from '#features/certificates/own-certificates.ts';
import { type GraduateReview, starsOffered } from './graduate-review.ts';
import { graduateLimits } from './limits.ts';
import { Stars } from './Stars.tsx';
import {
  $isReviewUnkept,
  $typedReviews,
  $withdrawing,
  openReviewForm,
  ownGraduateReviews,
  reviewForm,
  typeReview,
  withdrawReview,
} from './store.ts';
import { graduates as texts } from './texts.ts';

/** For who has a certificate, also a revoked one: what was said stays its author's. Read when it is unfolded (COURSE-4). */
export function OwnGraduateReviews({ uid }: { uid: string }) {
  const state = useStore(ownCertificates.$state);
  const all = state.step === 'ready' ? state.own : [];
  // A course may have been finished twice: by the one that holds.
  const held = all.filter(
    (one) => (holding(all, one.course) ?? all.find(({ course }) => course === one.course)) === one,
  );
  if (held.length === 0) return null;
  return (
    <Folded title={texts.mine} load={() => ownGraduateReviews.load(uid)}>
      <Reviews uid={uid} held={held} />
    </Folded>
  );
}

function Reviews({ uid, held }: { uid: string; held: readonly Certificate[] }) {
  const state = useStore(ownGraduateReviews.$state);
  if (state.step !== 'ready')
    return <LoadStatus of={state} text={texts.loading} retry={() => ownGraduateReviews.load(uid)} />;
  return held.map((certificate) => (
    <CourseReview
      key={certificate.course}
      certificate={certificate}
      review={state.own.find(({ course }) => course === certificate.course)}
    />
  ));
}

interface Props {
  certificate: Certificate;
  review: GraduateReview | undefined;
}

function CourseReview({ certificate, review }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes with the form or the review.
  useLostFocus(review?.id, () => title.current);
  return (
    <section className="own-review" aria-label={texts.of(certificate.title)}>
      <h3 ref={title} tabIndex={-1}>
        {texts.of(certificate.title)}
      </h3>
      {certificate.revokedAt && <p className="small soft">{texts.revoked}</p>}
      {review && <Sent review={review} title={certificate.title} isRevoked={!!certificate.revokedAt} />}
      {!review && !certificate.revokedAt && <ReviewForm certificate={certificate} />}
    </section>
  );
}

function Sent({ review, title, isRevoked }: { review: GraduateReview; title: string; isRevoked: boolean }) {
  const withdrawing = useStore($withdrawing);
  const { id, stars, text, state, at } = review;
  return (
    <>
      <p className="row">
        <Stars stars={stars} />
        <span className="badge">{texts.states[state]}</span>
        <span className="small soft">{fullDate(at)}</span>
      </p>
      <p className="said">{text}</p>
      {!isRevoked && <p className="small soft">{texts.next[state]}</p>}
      <p>
        <Button
          className="more danger"
          busy={withdrawing === id}
          aria-label={texts.withdrawLabel(title)}
          onClick={async () => {
            if (await ask(texts.ask)) withdrawReview(review);
          }}
        >
          {texts.withdraw}
        </Button>
      </p>
    </>
  );
}

function ReviewForm({ certificate }: { certificate: Certificate }) {
  const { course } = certificate;
  const typed = useStore($typedReviews)[course];
  const isUnkept = useStore($isReviewUnkept);
  const store = reviewForm(certificate);
  useEffect(() => openReviewForm(course), [course]);
  if (!typed) return null;
  const type = (change: Partial<typeof typed>) => {
    store.clear();
    typeReview(course, { ...typed, ...change });
  };
  return (
    <Form store={store} submit={texts.submit} sending={texts.sending}>
      <StarsField stars={typed.stars} onChoose={(stars) => type({ stars })} />
      <TextArea
        label={texts.text}
        name="text"
        hint={texts.hint}
        rows={5}
        maxLength={graduateLimits.text}
        value={typed.text}
        onChange={({ target }) => type({ text: target.value })}
      />
      {isUnkept && (
        <p className="note warn" role="status">
          {texts.unkept}
        </p>
      )}
    </Form>
  );
}

function StarsField({ stars, onChoose }: { stars: number; onChoose(stars: number): void }) {
  const error = useFieldFailure('stars');
  return (
    <fieldset className="field" aria-describedby={error ? 'stars-error' : undefined}>
      <legend>{texts.rate}</legend>
      <div className="row">
        {starsOffered.map((one) => (
          <label className="check" key={one}>
            <input
              type="radio"
              name="stars"
              value={one}
              checked={stars === one}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(one)}
            />
            <span aria-hidden="true">{one}</span>
            <span className="vh">{texts.stars(one)}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id="stars-error" message={error} />}
    </fieldset>
  );
}
