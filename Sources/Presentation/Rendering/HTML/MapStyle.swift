/// How routes look. The picture keeps its shape, so that its bar is as long as it says in both directions.
enum MapStyle {
  static let text = """
    .map { display: flex; flex-direction: column; gap: var(--space-sm); margin: 0; min-width: 0; overflow: clip;
      border: var(--card-border) solid var(--separator); border-radius: var(--card-radius); background: var(--card);
      padding: var(--space-sm) }
    .map figcaption { font-weight: 600 }
    .map svg { display: block; width: 100%; height: auto; max-height: 70vh; fill: none; stroke: currentColor }
    .map path { vector-effect: non-scaling-stroke; stroke-linecap: round; stroke-linejoin: round }
    .aid { stroke: var(--secondary-text); stroke-width: 2px }
    .way { stroke-width: 4px }
    .mark { stroke-width: 16px }
    .mark.here { stroke-width: 22px }
    .hollow { stroke: var(--card); stroke-width: 8px }

    """
}
