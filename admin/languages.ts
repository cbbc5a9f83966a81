// Replaces the package of Decap's languages (src/features/cms/cms-build.ts).
export { default as en } from 'decap-cms-locales/dist/esm/en/index.js';
