import { WovenColumns } from '#panel/WovenColumns.tsx';
import { courseParts, type StudentProgress, standing } from './student-progress.ts';
import { students as texts } from './texts.ts';

/** SCHOOL-4. */
export function Standing({ students, total }: { students: readonly StudentProgress[]; total: number }) {
  const counts = standing(students, total);
  return (
    <WovenColumns
      title={texts.picture}
      hint={texts.pictureHint}
      unit={texts.partCount}
      columns={courseParts.map((part) => ({
        name: texts.parts[part],
        count: counts[part],
        thread: part === 'none' ? 'k' : part === 'all' ? 'a' : 't',
      }))}
    />
  );
}
