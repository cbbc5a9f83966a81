import { addEnrolments } from './enrolments.ts';
import type { Documents } from './firestore-value.ts';
import { addGraduateReviews } from './graduates.ts';
import { addGroups } from './groups.ts';
import { addMessages } from './messages.ts';
import { addNotices } from './notices.ts';
import { addOrders } from './orders.ts';
import { addOutlines } from './outlines.ts';
import { addPeople } from './people.ts';
import { addPosts } from './posts.ts';
import { addProgress } from './progress.ts';
import { addQuestions } from './questions.ts';
import { addQuizzes } from './quizzes.ts';
import { addSettings } from './settings.ts';
import { addSnippets } from './snippets.ts';
import { addVideos } from './videos.ts';
import { addWorks } from './works.ts';

/** All documents of a new stack's Firestore, in exactly the shapes that firestore.rules accept. */
export async function seedDocuments(siteUrl: string, projectId: string): Promise<Documents> {
  const documents: Documents = new Map();
  await addSettings(documents, projectId);
  addEnrolments(documents);
  addPeople(documents);
  addGroups(documents);
  addOrders(documents);
  addNotices(documents);
  addVideos(documents);
  addProgress(documents);
  addQuestions(documents);
  addWorks(documents);
  addGraduateReviews(documents);
  addQuizzes(documents);
  addOutlines(documents);
  addPosts(documents, siteUrl);
  addSnippets(documents);
  addMessages(documents);
  return documents;
}
