// SHELL-3.
for (const form of document.querySelectorAll<HTMLFormElement>('[data-search]')) {
  const field = form.querySelector('input');
  const button = form.querySelector('button');
  const settle = () => {
    if (field && button) button.disabled = field.value.trim() === '';
  };
  form.addEventListener('input', settle);
  // A restored page has its text in the field again.
  addEventListener('pageshow', settle);
  settle();
}
