// Goes back in history when the reader came from this site, so that the previous page keeps its scroll position.
for (const link of document.querySelectorAll('[data-back]')) {
  link.addEventListener('click', (event) => {
    if (!document.referrer.startsWith(`${location.origin}/`) || history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}
