import { startHomeRedirect } from './not-found.ts';

const screen = document.querySelector<HTMLElement>('[data-not-found]');
// A hidden screen is started by the script that shows it (profile-screen.client.ts).
if (screen && !screen.closest('[hidden]')) startHomeRedirect(screen);
