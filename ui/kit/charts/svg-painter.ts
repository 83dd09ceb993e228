import Painter from "zrender/lib/svg/Painter";

/**
 * ECharts's painter, which removes its drawing without writing markup, because Trusted Types forbid even empty markup.
 * ECharts clears a painter only before it disposes of it.
 */
export class SvgPainter extends Painter {
  override clear(): void {
    this.getSvgDom().replaceChildren();
  }

  override dispose(): void {
    this.root.replaceChildren();
    // Without a root the painter only forgets what it drew.
    Reflect.deleteProperty(this, "root");
    super.dispose();
  }
}
