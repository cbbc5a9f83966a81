// SHELL-3: nothing to look for, nothing to press.
for (const form of document.querySelectorAll<HTMLFormElement>('[data-search]')) {
  const field = form.querySelector('input');
  const button = form.querySelector('button');
  const settle = () => {
    if (field && button) button.disabled = field.value.trim() === '';
  };
  form.addEventListener('input', settle);
  // A page that comes back brings its words along.
  addEventListener('pageshow', settle);
  settle();
}
