const loaded = new Set<string>();

/** Puts the symbols of a sprite into the page, once. */
export function addSprite(name: string, source: string) {
  if (loaded.has(name)) return;
  loaded.add(name);
  const parsed = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  parsed.setAttribute('class', 'sprite');
  parsed.setAttribute('aria-hidden', 'true');
  document.body.prepend(document.importNode(parsed, true));
}
