import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '#support/source-files.ts';

// Each file of the panel with a field that is typed into, by what keeps the text over a fold and another tab of the panel (PANEL-3).

const keepers = {
  /** A draft of its form on the device (panel/draft.ts). */
  draft: [
    'panel/DateFields.tsx',
    'panel/HiddenField.tsx',
    'panel/Hashtags.tsx',
    'panel/Planned.tsx',
    'features/announcements/desk/AnnouncementTab.tsx',
    'features/courses/desk/OutlineLines.tsx',
    'features/courses/desk/OutlinePart.tsx',
    'features/courses/desk/OutlineTools.tsx',
    'features/posts/desk/PostForm.tsx',
    'features/posts/desk/editor/Editor.tsx',
    'features/posts/desk/editor/ImageRow.tsx',
    'features/quizzes/desk/QuestionsField.tsx',
    'features/quizzes/desk/QuizForm.tsx',
    'features/snippets/desk/SnippetForm.tsx',
    'features/videos/desk/ModuleField.tsx',
    'features/videos/desk/QuizField.tsx',
    'features/videos/desk/TranscriptField.tsx',
    'features/videos/desk/VideoForm.tsx',
  ],
  /** What is typed in rows, on the device (panel/staff-rows.ts). */
  row: [
    'panel/RowForm.tsx',
    'features/groups/desk/Attendance.tsx',
    'features/groups/desk/Deadlines.tsx',
    'features/groups/desk/GroupForm.tsx',
    'features/groups/desk/Sessions.tsx',
    'features/inbox/desk/MessageTab.tsx',
    'features/orders/desk/OrderAnswer.tsx',
    'features/questions/desk/AnswerForm.tsx',
    'features/works/desk/Review.tsx',
    'features/works/desk/WorkTab.tsx',
  ],
  /** `keeps` of core/forms/Form.tsx; core/page/outdated-page.ts over a reload. */
  form: [
    'features/enrolments/desk/EnrolmentTab.tsx',
    'features/accounts/desk/UserTab.tsx',
    'features/certificates/desk/Certificates.tsx',
    'features/certificates/desk/CertificateFields.tsx',
  ],
  /** The store of the part has it as long as the page. */
  store: [
    'features/accounts/desk/ManyGrantsPart.tsx',
    'panel/PastedListForm.tsx',
    'panel/SelectPart.tsx',
    'features/videos/desk/VideosPart.tsx',
  ],
  /** Searches and choices, which a press brings back. */
  again: [
    'panel/CourseSelect.tsx',
    'panel/ListTools.tsx',
    'features/accounts/desk/Finder.tsx',
    'features/accounts/desk/RankTab.tsx',
    'features/groups/desk/Behind.tsx',
    'features/orders/desk/OrderSums.tsx',
    'features/quizzes/desk/QuizTimes.tsx',
    'features/progress/desk/IssueMany.tsx',
    'features/progress/desk/StudentsPart.tsx',
  ],
  /** A chosen file, a password. */
  never: ['panel/Panel.tsx', 'features/posts/desk/Upload.tsx', 'features/videos/desk/CourseExportPart.tsx'],
};

test('[PANEL-3] every field of the panel has what keeps it', () => {
  const field =
    /<(?:Field|TextArea|SelectField|EmailField|PasswordField|CheckField|FileButton|CertificateFields|DayField|MomentField|RowText|textarea|input|select)[\s>/]/;
  const files = sourceFiles(/\.tsx$/)
    .filter(
      (file) =>
        /^src\/(?:panel|features\/[\w-]+\/desk)\//.test(file) && field.test(readFileSync(file, 'utf8')),
    )
    .map((file) => file.slice('src/'.length));
  expect(files.toSorted()).toEqual(Object.values(keepers).flat().toSorted());
  for (const name of keepers.form)
    if (name !== 'features/certificates/desk/CertificateFields.tsx')
      expect(readFileSync(`src/${name}`, 'utf8')).toMatch(/<Form[^>]*\skeeps/);
});
