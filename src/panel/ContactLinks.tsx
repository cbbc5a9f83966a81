import { callLink, isMobile, mailLink, whatsappLink } from '#core/addresses/contact-links.ts';
import { labels } from '#core/views/common-texts.ts';
import { contactLinks as texts } from './texts.ts';

interface Props {
  number: string; // '' where there is none
  email: string;
  subject: string;
  greeting: string;
}

/** Calls somebody, opens WhatsApp, or writes an e-mail (INBOX-2, PAY-3). */
export function ContactLinks({ number, email, subject, greeting }: Props) {
  return (
    <p className="contact-links">
      {number && (
        <a className="more mono" href={callLink(number)} aria-label={texts.call(number)}>
          {number}
        </a>
      )}
      {number && isMobile(number) && (
        <a
          className="more"
          href={whatsappLink(number, greeting)}
          target="_blank"
          rel="noopener"
          aria-label={labels.inNewWindow(texts.whatsapp)}
        >
          {texts.whatsapp}
        </a>
      )}
      {email && (
        <a className="more" href={mailLink(email, subject)} aria-label={texts.write(email)}>
          {email}
        </a>
      )}
    </p>
  );
}
