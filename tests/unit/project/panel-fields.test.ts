import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Each file of the panel with a field that is typed into, by what keeps the text over a fold and another tab of the panel (PANEL-3).

const keepers = {
  /** A draft of its form on the device (panel/draft.ts). */
  draft: [
    'Carried.tsx',
    'Hashtags.tsx',
    'Planned.tsx',
    'announcements/AnnouncementTab.tsx',
    'outline/OutlineLines.tsx',
    'outline/OutlinePart.tsx',
    'outline/OutlineTools.tsx',
    'post/PostForm.tsx',
    'post/editor/Editor.tsx',
    'post/editor/ImageRow.tsx',
    'quizzes/KeyField.tsx',
    'quizzes/QuestionsField.tsx',
    'quizzes/QuizForm.tsx',
    'snippet/SnippetForm.tsx',
    'video/MaterialField.tsx',
    'video/ModuleField.tsx',
    'video/TranscriptField.tsx',
    'video/VideoForm.tsx',
  ],
  /** What is typed in rows, on the device (panel/staff-rows.ts). */
  row: [
    'RowForm.tsx',
    'messages/MessageTab.tsx',
    'orders/OrderAnswer.tsx',
    'questions/AnswerForm.tsx',
    'works/Review.tsx',
    'works/WorkTab.tsx',
  ],
  /** `keeps` of core/forms/Form.tsx; core/page/outdated-page.ts over a reload. */
  form: [
    'enrolments/EnrolmentTab.tsx',
    'users/UserTab.tsx',
    'users/Certificates.tsx',
    'CertificateFields.tsx',
  ],
  /** The store of the part has it as long as the page. */
  store: ['many/ManyPart.tsx', 'many/PastedListForm.tsx', 'many/SelectPart.tsx', 'many/VideosPart.tsx'],
  /** Searches and choices, which a press brings back. */
  again: [
    'CourseSelect.tsx',
    'ListTools.tsx',
    'orders/OrderSums.tsx',
    'quizzes/QuizTimes.tsx',
    'students/IssueMany.tsx',
    'students/StudentsPart.tsx',
  ],
  /** A chosen file, a password. */
  never: ['Panel.tsx', 'post/Upload.tsx'],
};

test('[PANEL-3] every field of the panel has what keeps it', () => {
  const field =
    /<(?:Field|TextArea|SelectField|EmailField|PasswordField|CertificateFields|RowText|textarea|input|select)[\s>/]/;
  const files = readdirSync('src/islands/panel', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .filter((name) => field.test(readFileSync(`src/islands/panel/${name}`, 'utf8')));
  expect(files.toSorted()).toEqual(Object.values(keepers).flat().toSorted());
  for (const name of keepers.form)
    if (name !== 'CertificateFields.tsx')
      expect(readFileSync(`src/islands/panel/${name}`, 'utf8')).toMatch(/<Form[^>]*\skeeps/);
});
