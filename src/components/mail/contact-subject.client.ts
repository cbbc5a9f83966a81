// The subject that a link asks for, as a course's buy button does (COURSE-2). No script of the island is needed for it.
import { subjectFrom } from '#domain/mail/mail.ts';

const field = document.querySelector<HTMLInputElement>('[name=from_subject]');
if (field?.value === '') field.value = subjectFrom(location.search);
