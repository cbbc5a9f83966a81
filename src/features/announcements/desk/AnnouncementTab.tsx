import { useStore } from '@nanostores/react';
import { Fragment, type InputEvent, useEffect, useRef } from 'react';
import { Form } from '#core/forms/Form.tsx';
import { Field, SelectField, TextArea } from '#core/forms/Labelled.tsx';
import { timeNow } from '#core/time/clock.ts';
import { fullDate, isoDay, lastMinute, timeOfDay } from '#core/time/dates.ts';
import { PageSection } from '#core/views/PageSection.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { forAll } from '#features/bell/notice.ts';
import { groupPrefix } from '#features/courses/course.ts';
import { closeTyped } from '#panel/ask.ts';
import { DayField } from '#panel/DateFields.tsx';
import type { TabProps } from '#panel/LazyPart.tsx';
import { Lead, useFold } from '#panel/Lead.tsx';
import { RowButton } from '#panel/RowActions.tsx';
import { ShortList } from '#panel/ShortList.tsx';
import { taughtPaths } from '#panel/taught.ts';
import { courseSelect } from '#panel/texts.ts';
import { announcementLimits } from '../limits.ts';
import type { AnnouncementForm } from './announcement-form.ts';
import {
  $draftKept,
  $ending,
  $filled,
  $groups,
  announcementForm,
  announcementList,
  closeForm,
  copyAnnouncement,
  dropDraft,
  endAnnouncement,
  nameOf,
  openForm,
  type Shown,
  shortOf,
  typed,
} from './store.ts';
import { announcementTab as texts } from './texts.ts';

/** TELL-1: what staff tell a course, or everybody. */
export default function AnnouncementTab({ actor }: TabProps) {
  const filled = useStore($filled);
  const { button, folded, setOpen } = useFold(texts.create);
  const present = useRef<HTMLHeadingElement>(null);
  useLostFocus(useStore($ending), () => present.current);
  useEffect(() => {
    openForm(actor.uid);
    return closeForm;
  }, [actor.uid]);
  const isFilled = filled !== null && filled.value.text !== '';
  useEffect(() => {
    if (isFilled) setOpen(true);
  }, [isFilled, setOpen]);
  return (
    <PageSection>
      <h1>{texts.title}</h1>
      <Lead text={texts.lead}>{button}</Lead>
      <div {...folded}>{filled && <NewAnnouncement {...filled} />}</div>
      <h2 className="lesser" ref={present} tabIndex={-1}>
        {texts.present}
      </h2>
      <ShortList
        store={announcementList}
        className="announcements"
        label={texts.present}
        texts={texts}
        render={(one) => <Row one={one} uid={actor.uid} />}
      />
    </PageSection>
  );
}

/** @param attempt changes when the fields are filled anew: they alone, so that what the form says is still there. */
function NewAnnouncement({ value, attempt }: { value: AnnouncementForm; attempt: number }) {
  const read = (fields: FormData): AnnouncementForm => {
    const of = (name: string) => String(fields.get(name) ?? '');
    return { course: of('course'), text: of('text'), day: of('day'), link: of('link') };
  };
  const isBegun = value.text === '';
  const section = useRef<HTMLElement>(null);
  const present = useStore($groups);
  // A group that the address names is known before the others are read.
  const groups = value.course.startsWith(groupPrefix) ? { [value.course]: texts.group, ...present } : present;
  useLostFocus(attempt, () => section.current?.querySelector<HTMLElement>('[type=submit]'));
  const onInput = (event: InputEvent<HTMLElement>) => {
    const form = event.currentTarget.querySelector('form');
    if (form) typed(() => read(new FormData(form)));
  };
  return (
    <section className="new-announcement" aria-label={texts.create} ref={section} onInput={onInput}>
      <h2>{texts.create}</h2>
      <Form store={announcementForm} submit={texts.submit} sending={texts.sending} beside={<Draft />}>
        <Fragment key={attempt}>
          <SelectField
            label={texts.course}
            name="course"
            defaultValue={value.course}
            hint={isBegun && value.course !== '' ? courseSelect.lastTime : undefined}
          >
            <option value="">—</option>
            <option value={forAll}>{texts.all}</option>
            {taughtPaths().map((path) => (
              <option key={path} value={path}>
                {nameOf(path)}
              </option>
            ))}
            {Object.entries(groups).map(([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <TextArea
            label={texts.text}
            name="text"
            rows={7}
            maxLength={announcementLimits.text}
            hint={texts.textHint}
            defaultValue={value.text}
          />
          <DayField
            label={texts.day}
            name="day"
            min={isoDay(timeNow())}
            defaultValue={value.day}
            hint={isBegun ? texts.dayHint : undefined}
          />
          <Field
            label={texts.link}
            remark={texts.optional}
            name="link"
            inputMode="url"
            autoComplete="off"
            hint={texts.linkHint}
            defaultValue={value.link}
          />
        </Fragment>
      </Form>
    </section>
  );
}

function Draft() {
  const kept = useStore($draftKept);
  if (kept === null) return null;
  return (
    <>
      <span className="small soft">{kept === 'failed' ? texts.unkept : texts.kept(timeOfDay(kept))}</span>
      <button className="more small" type="button" onClick={() => closeTyped(true, dropDraft)}>
        {texts.drop}
      </button>
    </>
  );
}

function Row({ one, uid }: { one: Shown; uid: string }) {
  const { id, course, text, link, until } = one;
  const name = shortOf(one);
  const lastDay = lastMinute(until);
  return (
    <>
      <p className="record-facts">
        <span className="badge">{nameOf(course)}</span>
        <time className="mono soft" dateTime={lastDay.toISOString()}>
          {texts.until(fullDate(lastDay))}
        </time>
      </p>
      <p className="announcement-text">{text}</p>
      {link && (
        <p className="small">
          <a href={link}>{link}</a>
        </p>
      )}
      <p className="row">
        <button
          className="more small"
          type="button"
          aria-label={texts.copyLabel(name)}
          onClick={() => copyAnnouncement(one)}
        >
          {texts.copy}
        </button>
        <RowButton
          $busy={$ending}
          id={id}
          className="more small danger"
          label={texts.removeLabel(name)}
          busyText={texts.removing}
          question={{ text: texts.removeText(name), yes: texts.removeYes }}
          onPress={() => endAnnouncement(uid, one)}
        >
          {texts.remove}
        </RowButton>
      </p>
    </>
  );
}
