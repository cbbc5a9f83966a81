// Fills in the subject given by the link, for example by a course's buy button (COURSE-2). Works without the island's
// script.
import { subjectFrom } from '#domain/mail/mail.ts';

const field = document.querySelector<HTMLInputElement>('[name=from_subject]');
if (field?.value === '') field.value = subjectFrom(location.search);
