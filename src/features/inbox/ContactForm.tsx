import { MailForm } from '#islands/mail/MailForm.tsx';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { EmailField, Field, TextArea } from '#islands/shared/Labelled.tsx';
import { contact as texts } from '#messages/mail/mail.ts';
import { mailForm } from '#stores/mail/mail-form.ts';

const contactForm = mailForm('contact', texts);

/** CONTACT-1, CONTACT-2. The page fills in the subject given by a link (components/mail/ContactSubject.astro). */
function ContactForm() {
  return (
    <MailForm store={contactForm} submit={texts.submit}>
      <div className="pair">
        <Field label={texts.fromName} name="from_name" autoComplete="given-name" required />
        <Field
          label={texts.fromSurname}
          name="from_surname"
          autoComplete="family-name"
          remark={texts.optional}
        />
      </div>
      <EmailField label={texts.fromMail} name="from_mail" />
      <Field label={texts.fromSubject} name="from_subject" required />
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
