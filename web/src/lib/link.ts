/** Where a pasted link leads: a path of this site, the host of another one, or nowhere one can go. */
export type Lead = { path: string } | { foreign: string } | null;

export function leadOf(link: string, site: Pick<Location, 'origin' | 'protocol' | 'host'>): Lead {
  const text = link.trim();
  try {
    const url = new URL(
      text.startsWith(`${site.host}/`) ? `${site.protocol}//${text}` : text,
      site.origin,
    );
    if (url.origin !== site.origin) return { foreign: url.host || url.protocol };
    return /^\/(j|t)\/./.test(url.pathname) ? { path: url.pathname } : null;
  } catch {
    return null;
  }
}
