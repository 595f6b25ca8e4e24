/** A stored position on the page, without a server: what is drawn, and what is sent. */
import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import type { ToServer, View } from '../src/lib/wire.gen';
import { Session } from '../src/table/session.svelte';

export class Stage {
  session = new Session('x');
  sent: ToServer[] = [];
  private parts: ReturnType<typeof mount>[] = [];

  async open(fixture: unknown) {
    this.sent = [];
    this.session = new Session('x');
    this.session.link.attach({ send: (m) => (this.sent.push(m), true), close() {}, hurry() {} });
    this.session.receive(fixture as View);
    await this.session.idle();
    await tick();
  }

  acted = () => this.sent.flatMap((m) => (m.t === 'act' ? [m.option] : []));

  show(...components: Component<{ session: Session }>[]) {
    for (const component of components) {
      this.parts.push(
        mount(component, { target: document.body, props: { session: this.session } }),
      );
    }
    flushSync();
  }

  async clear() {
    for (const part of this.parts.splice(0)) await unmount(part);
    document.body.replaceChildren();
  }
}

export const el = (name: string) => document.querySelector<HTMLElement>(`[data-el="${name}"]`)!;
