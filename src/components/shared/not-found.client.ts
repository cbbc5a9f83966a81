import { startHomeRedirect } from './not-found.ts';

const screen = document.querySelector<HTMLElement>('[data-not-found]');
// Where it stands by for later, whoever shows it starts it (profile-screen.client.ts).
if (screen && !screen.closest('[hidden]')) startHomeRedirect(screen);
