/**
 * Gives the layout with tabs to wide windows too, where larger letters need it.
 *
 * Every component says what is different in a narrow window: `@media (max-width: 1179px)`. This
 * plugin repeats those rules for `<html data-tabs>`, and keeps the rules of wide windows from it,
 * so that no component has to say anything twice. `:where` adds nothing to the weight of a rule.
 */
import type { AtRule, ChildNode, Plugin, Root, Rule } from 'postcss';

const NARROW = '(max-width: 1179px)';
const WIDE = '(min-width: 1180px)';
const AND = ' and ';
/** The unit follows the window, so with larger letters every window is low. */
const LOW = '(max-height: 700px)';
const HIGH = '(min-height: 600px)';

function within(selector: string, root: string): string {
  return selector.startsWith(':root')
    ? `:root:where(${root})${selector.slice(':root'.length)}`
    : `:where(:root${root}) ${selector}`;
}

function eachRule(node: AtRule, work: (rule: Rule) => void) {
  node.walkRules((rule) => {
    const above = rule.parent;
    const frames = above?.type === 'atrule' && (above as AtRule).name.endsWith('keyframes');
    if (!frames) work(rule);
  });
}

function give(rule: Rule, root: string) {
  rule.selectors = rule.selectors.map((selector) => within(selector, root));
}

/** The rules of a narrow window, for whoever has tabs in a wide one. */
function repeated(media: AtRule): ChildNode[] {
  if (media.params.includes(HIGH)) return [];
  const copy = media.clone();
  eachRule(copy, (rule) => give(rule, '[data-tabs]'));
  const rest = media.params.split(AND).filter((part) => ![NARROW, LOW].includes(part.trim()));
  if (rest.length === 0) return copy.nodes ?? [];
  copy.params = rest.join(AND);
  return [copy];
}

export function tabs(): Plugin {
  return {
    postcssPlugin: 'tabs',
    Once(root: Root) {
      root.walkAtRules('media', (media) => {
        if (media.params.includes(WIDE)) eachRule(media, (rule) => give(rule, ':not([data-tabs])'));
        else if (media.params.includes(NARROW)) media.after(repeated(media));
      });
    },
  };
}
