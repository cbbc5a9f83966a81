// Goes back in history when the reader came from this site: the page before stands where it was left.
for (const link of document.querySelectorAll('[data-back]')) {
  link.addEventListener('click', (event) => {
    if (!document.referrer.startsWith(`${location.origin}/`) || history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}
