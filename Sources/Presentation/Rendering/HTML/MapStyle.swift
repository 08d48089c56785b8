import KernelPresentation

/// The CSS of maps. The picture keeps its proportions, so that the scale bar is right in both directions. A pin has the
/// same size on the screen whatever the size of the picture, of whose units `--unit` fit into a pixel.
enum MapStyle {
  static let text = """
    .map { display: flex; flex-direction: column; gap: var(--space-sm); margin: 0; min-width: 0; overflow: clip;
      border: var(--card-border) solid var(--separator); border-radius: var(--card-radius); background: var(--land) }
    .map > :is(figcaption, button, details) { margin: var(--space-sm) var(--space-md) 0 }
    .map figcaption { font-weight: 600 }
    .pane > .map:first-child > figcaption { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%) }
    .map svg { display: block; width: 100%; height: auto; max-height: 70vh; overflow: visible; fill: none; stroke: currentColor }
    .map path { vector-effect: non-scaling-stroke; stroke-linecap: round; stroke-linejoin: round }
    .pin { transform: scale(var(--unit, 1.9)) }
    @media screen and (max-width: 63.99em) {
      @supports (width: calc(1px * tan(atan2(1px, 1vw)))) {
        .map { --unit: max(\(MapFrame.width) * tan(atan2(1px, 100vw)), \(MapFrame.height) * tan(atan2(1px, 70vh))) }
      }
      .pane > .map:first-child { margin-inline: calc(-1 * var(--margin)); margin-top: calc(-1 * var(--space-md));
        padding-bottom: 18px; border-width: 0; border-radius: 0 }
      .pane > .map:first-child + .card { position: relative; margin: calc(-18px - var(--space-md)) calc(-1 * var(--margin)) 0;
        padding: 22px var(--margin) var(--space-md); border-width: 0; border-radius: 18px 18px 0 0 }
    }
    @media screen and (min-width: 64em) {
      .split .pane > .map:first-child svg { height: 400px; max-height: none }
      .split .pane > .map:first-child { --unit: calc(\(MapFrame.height) / 400); border-end-start-radius: 0; border-end-end-radius: 0; border-bottom: 0 }
      .split .pane > .map:first-child + .card { margin-top: calc(-1 * var(--space-panel, var(--space-md)));
        border-start-start-radius: 0; border-start-end-radius: 0; border-top: 0 }
    }
    .land { stroke: var(--land-line); stroke-width: 1px }
    .aid { stroke: var(--secondary-text); stroke-width: 1.5px }
    text.scale { fill: var(--label-text); stroke: none; font: 500 28px system-ui, sans-serif }
    .casing { stroke: var(--page); stroke-width: 8px }
    .way { stroke-width: 4px }
    .mark { stroke: var(--green-text); stroke-width: 18px }
    .mark.here { stroke-width: 22px }
    .mark.end { stroke: var(--label-text); stroke-width: 22px }
    .flag { fill: var(--page); stroke: var(--page); stroke-width: 1px }
    circle.kilometre { fill: var(--page); stroke: currentColor; stroke-width: 2px; vector-effect: non-scaling-stroke }
    circle.voice { fill: var(--orange-fill); stroke: var(--page); stroke-width: 2px; vector-effect: non-scaling-stroke }
    .wave { stroke: #000000; stroke-width: 2px }
    text.kilometre { fill: var(--label-text); stroke: none; font: 600 11px system-ui, sans-serif; text-anchor: middle }
    .hollow { stroke: var(--page); stroke-width: 10px }
    .mark.here { stroke: var(--accent-text) }

    """
}
