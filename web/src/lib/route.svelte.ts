let path = $state(location.pathname);

addEventListener('popstate', () => (path = location.pathname));

export const route = {
  get path() {
    return path;
  },
};

export function go(to: string) {
  history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}
