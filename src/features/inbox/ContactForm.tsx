import { EmailField, Field, TextArea } from '#core/forms/Labelled.tsx';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { filled, MailForm } from './MailForm.tsx';
import { mailForm } from './store.ts';
import { contact as texts } from './texts.ts';

const contactForm = mailForm('contact', texts);

/** CONTACT-1, CONTACT-2. The page fills in the subject given by a link (features/inbox/ContactSubject.astro). */
function ContactForm() {
  return (
    <MailForm store={contactForm} submit={texts.submit}>
      <div className="pair">
        <Field label={texts.fromName} name="from_name" autoComplete="given-name" {...filled} />
        <Field
          label={texts.fromSurname}
          name="from_surname"
          autoComplete="family-name"
          remark={texts.optional}
        />
      </div>
      <EmailField label={texts.fromMail} name="from_mail" />
      <Field label={texts.fromSubject} name="from_subject" {...filled} />
      <TextArea
        label={texts.message}
        name="message"
        cols={30}
        rows={10}
        remark={texts.optional}
        placeholder={texts.messagePlaceholder}
      />
    </MailForm>
  );
}

export default guarded(ContactForm);
