import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { routes } from '#core/addresses/routes.ts';
import { Form } from '#core/forms/Form.tsx';
import { Field } from '#core/forms/Labelled.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import type { OwnAccount } from '#features/accounts/OwnPage.tsx';
import { emailSettings } from '#features/accounts/texts.ts';
import { codeLetterForm } from '#features/accounts/verification.ts';
import { courseName } from '#features/courses/course.ts';
import { enrolmentField } from './enrolment.ts';
import { $coupon, $openedCourse, enrolmentForm } from './store.ts';
import { enrolment as texts } from './texts.ts';

/** The code in the address of a link that a teacher has sent. */
export const linkedCode = (): string => new URLSearchParams(location.search).get(enrolmentField) ?? '';

/** SCHOOL-1: opens a course with a code, also with the one that a link has brought. */
export function EnrolmentSettings({ account }: Pick<OwnAccount, 'account'>) {
  const opened = useStore($openedCourse);
  const coupon = useStore($coupon);
  const [linked] = useState(linkedCode);
  const root = useRef<HTMLDivElement>(null);
  const { step } = useStore(enrolmentForm.$state);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (step === 'failed') setRefused(true);
  }, [step]);
  useEffect(() => {
    if (linked !== '') root.current?.scrollIntoView({ block: 'center' });
  }, [linked]);
  return (
    <PageSection>
      <h2 className="lesser" id="code">
        {texts.title}
      </h2>
      <div className="section-body" ref={root}>
        <p>{texts.lead}</p>
        {!account.emailVerified && (
          <div className="note warn">
            <Icon name="warn" />
            <p>
              {texts.unverified} <a href="#email">{texts.verify}</a>
            </p>
          </div>
        )}
        <Form
          store={enrolmentForm}
          submit={texts.submit}
          sending={texts.sending}
          keeps
          afterSuccess={
            <>
              {opened !== null && (
                <p>
                  <a href={routes.videos(opened)}>{texts.open}</a>
                </p>
              )}
              {coupon?.courses.map((course) => (
                <p key={course}>
                  <a href={`${routes.course(course)}?${enrolmentField}=${coupon.code}#buy-title`}>
                    {texts.order(courseName(course))}
                  </a>
                </p>
              ))}
            </>
          }
        >
          <Field
            label={texts.code}
            name="code"
            className="input mono"
            defaultValue={linked}
            placeholder={texts.placeholder}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        </Form>
        {isRefused && !account.emailVerified && (
          <Form store={codeLetterForm} submit={emailSettings.send} sending={emailSettings.sending} quiet />
        )}
      </div>
    </PageSection>
  );
}
