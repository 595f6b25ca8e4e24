let path = $state(location.pathname);

addEventListener('popstate', () => (path = location.pathname));

export const route = {
  get path() {
    return path;
  },
};

/** Shows another page; with `instead`, one cannot go back to the present one. */
export function go(to: string, instead = false) {
  if (instead) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}
