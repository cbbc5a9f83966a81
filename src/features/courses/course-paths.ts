/** The paths of all courses, as the build wrote them into every page (layouts/Page.astro): courses are content (LEARN-1). */
export const coursePaths = (): string[] => (document.body.dataset.courses ?? '').split(' ').filter(Boolean);
