import { useState } from 'react';
import { loadPart } from '#core/page/load-part.ts';
import OutlinePart from '#features/courses/desk/OutlinePart.tsx';
import type { PartProps } from '#panel/LazyPart.tsx';
import { ListOrPart } from '#panel/ListOrPart.tsx';
import { courseExport } from './course-export-texts.ts';

const parts = [
  { name: 'file', title: courseExport.title, load: () => loadPart(() => import('./CourseExportPart.tsx')) },
] as const;

/** LEARN-2, SCHOOL-11: the plans of the courses, and a course as a file. */
export default function PlansPart({ actor, onClose }: PartProps) {
  const [open, setOpen] = useState<'file' | null>(null);
  return (
    <ListOrPart<'file'> actor={actor} parts={parts} open={open} onOpen={setOpen}>
      {(tools) => <OutlinePart actor={actor} onClose={onClose} tools={tools} />}
    </ListOrPart>
  );
}
