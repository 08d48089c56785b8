/// The CSS of charts. The property `--at` is a label's position along the axis in percent. The label is shifted back by
/// the same percentage of its own width, so that the first and last labels stay within the picture.
enum ChartStyle {
  static let text = """
    .chart { display: flex; flex-direction: column; gap: var(--space-sm); margin: 0; min-width: 0;
      container-type: inline-size }
    .chart figcaption { font-weight: 600 }
    .plot { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px var(--space-sm); direction: ltr;
      padding: var(--space-md) 0 var(--space-xs) }
    .plot svg { display: block; width: 100%; height: 180px; grid-area: 2 / 2; fill: none; stroke: currentColor;
      overflow: visible }
    .ys, .xs { color: var(--secondary-text); font-variant-numeric: tabular-nums; white-space: nowrap }
    .ys { display: grid; grid-area: 2 / 1; text-align: end }
    .ys span { grid-area: 1 / 1; position: relative; align-self: start; top: calc(var(--at) * 1%); height: 0;
      line-height: 0 }
    .xs { grid-area: 3 / 2; position: relative; height: 1.4em }
    .xs span { position: absolute; left: calc(var(--at) * 1%); transform: translateX(calc(var(--at) * -1%)) }
    .calendar .xs { grid-row: 1 }
    .calendar .xs span { transform: none }
    .plot path { vector-effect: non-scaling-stroke; stroke-linecap: round; stroke-linejoin: round }
    .plot .grid { stroke: var(--separator); stroke-width: 1px }
    .plot .tick { stroke: var(--separator); stroke-width: 1px; stroke-dasharray: 2 3 }
    .step { stroke-width: 2px }
    .dots { stroke-width: 6px }
    .progress .dots { stroke: var(--secondary-text) }
    .progress .dots:not(.few, .many) { stroke-width: 5px }
    .progress .step { stroke-width: 3px }
    .progress .dots.best { stroke: currentColor; stroke-width: 9px }
    .beyond { stroke: var(--warning-text); stroke-width: 3px }
    .ground { fill: currentColor; fill-opacity: 0.12; stroke: none }
    .chart figcaption:has(.number) { max-width: none; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--space-sm) }
    figcaption .number { font: inherit; color: var(--label-text); white-space: normal }
    .named { display: grid; grid-template-columns: fit-content(50%) minmax(0, 1fr); align-items: center; gap: 4px var(--space-sm) }
    .named .length { flex-wrap: nowrap; width: 100%; min-width: 0; padding: 0; background: none; border: 0 }
    .named .length::before { content: ""; flex: none; width: calc(var(--length) * 0.55); height: 1.5rem; border-radius: 6px;
      background: var(--tint) }
    @media (forced-colors: active) { .named .length::before { border: 1px solid } }
    @container (max-width: 19em) {
      .named { grid-template-columns: minmax(0, 1fr) }
      .named .length { flex-wrap: wrap; white-space: normal }
    }
    .stats.lead { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 12px }
    .lead > .stat { display: contents }
    .lead dd { place-self: baseline start }
    .stats.lead .stat-number { grid-area: 1 / 1; font-size: 2.125rem }
    .lead .number { grid-area: 1 / 2; font-size: 1.0625rem; font-weight: 600 }
    .stats.lead small { word-spacing: 0 }
    .lead .number small { font: inherit; color: inherit }
    .lead dt { grid-area: 2 / 1 / auto / -1 }
    .menu:has(.audio) { width: 24rem; max-height: 70vh; padding: var(--space-sm) var(--card-padding); overflow-y: auto }
    .menu .day { border: 0; background: none }
    .menu .day > summary, .menu .day > .content { padding-inline: 0; background: none; border: 0 }
    .stacked { display: flex; flex-direction: column; gap: var(--space-sm); padding: var(--card-padding) }
    .stacked > .chart { padding: 0; border-radius: 0; background: none }
    .stacked > .chart + .chart { padding-top: 0.5rem }
    .stacked figcaption { font-size: 0.9375rem; font-weight: 400; color: var(--secondary-text) }
    .stacked figcaption .number { font-weight: 600 }
    .stacked .plot { grid-template-columns: min(2.25rem, 30cqi) minmax(0, 1fr); padding: var(--space-sm) 0 0 }
    .stacked .plot svg { height: 5.75rem }
    .stacked .area .plot svg { height: 4.5rem }
    .bar, .day, .nothing { fill: currentColor; stroke: none }
    .dots.few { stroke-width: 3px }
    .dots.many { stroke-width: 8px }
    .calendar .plot { overflow-x: auto; grid-template-columns: auto minmax(648px, 1fr) }
    .calendar .plot svg { height: auto; min-height: 84px }
    .calendar .ys { position: sticky; left: 0; z-index: 1; padding-inline-end: 4px;
      background: var(--chart-ground, var(--page)) }
    @media print {
      .chart { display: block }
      .chart figcaption { break-after: avoid }
      .calendar .plot { overflow-x: visible; grid-template-columns: auto minmax(0, 1fr) }
    }
    .nothing { fill: var(--secondary-text) }
    .legend { display: flex; flex-wrap: wrap; gap: var(--space-xs) var(--space-md); list-style: none;
      color: var(--secondary-text) }
    .legend li { display: inline-flex; align-items: center; gap: var(--space-xs) }
    .legend svg { width: 1em; height: 1em; overflow: visible }
    .key { width: 0.8em; height: 0.8em; background: currentColor; forced-color-adjust: none }
    @container (max-width: 30em) {
      .chart:not(.calendar) .xs:has(> :nth-child(4)) span:nth-child(even) { visibility: hidden }
    }
    @container (max-width: 13em) {
      .wrap .xs span, .wrap .ys span { white-space: nowrap; overflow-wrap: normal }
      .xs { height: 2.8em }
      .xs span:not(:first-child, :last-child) { display: none }
      .xs span:last-child { visibility: visible; top: 1.4em; left: auto; right: 0; transform: none }
    }

    """
}
