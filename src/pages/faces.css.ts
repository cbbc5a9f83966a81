// In a file: in every page the rules would be first bytes that few need.
import type { APIRoute } from 'astro';
import { faceRules } from '#styles/faces.ts';

export const GET: APIRoute = () => new Response(faceRules, { headers: { 'content-type': 'text/css' } });
