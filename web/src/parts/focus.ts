/**
 * An attachment for a region whose buttons come and go: when the one with the focus goes, the region itself takes it, so
 * that whoever plays by keyboard goes on from there and not from the top of the page.
 */
export function keepsFocus(region: HTMLElement) {
  let inside = false;
  const follow = () => (inside = region.contains(document.activeElement));
  const watch = new MutationObserver(() => {
    if (inside && document.activeElement === document.body) region.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', follow);
  watch.observe(region, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', follow);
    watch.disconnect();
  };
}
