// Light or dark before the first paint: the reader's last choice, otherwise what the system prefers.
// A classic script in the head, because modules run too late.
(() => {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = () => localStorage.getItem('theme');
  const dark = () => (chosen() ? chosen() === 'dark' : system.matches);

  function paint() {
    root.dataset.theme = dark() ? 'dark' : 'light';
    document.getElementById('theme')?.setAttribute('aria-pressed', String(dark()));
  }

  paint();
  system.addEventListener('change', paint);
  addEventListener('DOMContentLoaded', () => {
    paint();
    document.getElementById('theme').addEventListener('click', () => {
      localStorage.setItem('theme', dark() ? 'light' : 'dark');
      paint();
    });
  });
})();
