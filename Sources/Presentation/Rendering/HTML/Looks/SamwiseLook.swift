/// The CSS of the design Samwise: a warm page, sections as white cards that include their headings, round pictures,
/// soft green shadows at three heights, wide spaces, and gentle movements. The filled part of a progress bar has the
/// same blue as text: with a lighter colour, browsers would draw the unfilled part dark, so that an empty bar would
/// look full.
///
/// The document's text styles, beside those of the type tokens, belong to these parts of a page: `titleStandard` to the
/// title of a screen below the tabs, such as a run's name; `headline` to labels in forms, headers of cards, and buttons;
/// `callout` to what explains a state, such as an error, an empty list or privacy; `subheadline` to the day, the
/// distance and the sender in rows; `captionSmall` to axes, units and counters.
enum SamwiseLook {
  static let styles = ["titleStandard", "headline", "callout", "subheadline", "captionSmall"]

  static let text = """
    .head h1, .section > :is(h2, h3) { color: var(--accent-text) }
    .head h1 { padding-block: var(--space-fine) 0 }
    .head h1.inner { color: var(--label-text); font: var(--type-title-standard); font-size: min(1.75rem, 12.2cqi) }
    .card > :is(h2, h3, h4).title, .button, .field label > span:first-child, .field > .row > .leading, .group legend {
      font: var(--type-headline) }
    .card > h2 + h3.title { font: var(--type-title-standard) }
    .group legend { color: var(--label-text) }
    :is(.empty, .warning, .section) > p.body { font: var(--type-callout) }
    .rows .row > .c-secondary:is(.body, .caption) { font: var(--type-subheadline) }
    .xs, .ys, .stat small, .progress .caption { font: var(--type-caption-small) }
    .xs, .ys { font-variant-numeric: tabular-nums }
    .section:has(> .rows), .chart { padding: var(--card-padding); border-radius: var(--card-radius);
      background: var(--card); box-shadow: var(--elevation-low) }
    .section:has(> .rows) { padding-bottom: var(--space-sm) }
    .section:has(> .rows) > :is(h2, h3) { border: 0; padding: 0; margin: 0 0 var(--space-xs); gap: var(--space-fine) }
    .section:has(> .rows) > :is(h2, h3) .icon { width: 2.5rem; height: 2.5rem; padding: 0.5rem;
      border-radius: var(--radius-round); background: var(--tint, var(--accent-tint)); color: var(--label-text) }
    .section > .rows { gap: 0 }
    .section > .rows > li { background: none; border: 0; border-radius: 0 }
    .section > .rows > li + li { border-top: 1px dashed var(--separator) }
    .section > .rows > li.barred::before { display: none }
    .section > .rows .row { padding: var(--space-fine) var(--space-xs) }
    .section > .rows > li.barred .row { padding-inline-end: 3px }
    .chart { --chart-ground: var(--card) }
    .chart > .day > summary { box-shadow: none; border: 1px solid var(--separator);
      border-radius: var(--radius-medium) }
    .chart.progress > .day > summary { padding-inline: var(--space-sm) }
    .card[class*=h-]:has(> .timer) { background: var(--card) }
    .card:has(.hero-number) { border-radius: var(--radius-xlarge); box-shadow: var(--elevation-medium) }
    .day > summary, .field, .group { box-shadow: var(--elevation-low) }
    .day > summary::after { transition: transform var(--motion-natural) }
    .badge { border-radius: var(--radius-small) }
    .badge .icon { animation: celebrate var(--motion-celebration) backwards }
    .button { padding: var(--space-fine) 20px; transition: box-shadow var(--motion-quick) }
    .button.primary { box-shadow: var(--elevation-low) }
    .button:not(.primary, .disabled) { background: none; border: 2px solid currentColor }
    .choice a { border-color: transparent; border-radius: var(--radius-medium); background: var(--card);
      box-shadow: var(--elevation-low) }
    .avatar { border-radius: var(--radius-round) }
    .card:has(> .audio) { background: var(--tint, var(--orange-tint)); border-radius: var(--radius-medium) }
    .card:is(.h-yellow, :has(> .audio)) :is(.button:not(.primary), .c-secondary) { color: var(--label-text) }
    .gap-lg > .card + .card { margin-top: calc(var(--card-gap) - var(--space-lg)) }
    .card.h-yellow { background: var(--tint); animation: rejoice var(--motion-gentle) backwards }
    .button.voice { border: 2px solid var(--orange-fill); background: var(--orange-fill); color: var(--orange-on-fill) }
    :is(.progress, .recorder) progress { --bar: var(--blue-fill); accent-color: var(--blue-fill) }
    .toast { box-shadow: var(--elevation-high); animation: arrive var(--motion-gentle) backwards }
    .tools .answer { box-shadow: var(--elevation-medium) }
    main { animation: arrive var(--motion-smooth) backwards }
    footer { padding-top: var(--space-xxl) }
    @container (max-width: 13em) {
      .section:has(> .rows) { padding-inline: var(--space-xs) }
      .section > :is(h2, h3) .icon { display: none }
    }
    @keyframes arrive { from { translate: 0 12px } }
    @keyframes celebrate { from { scale: 0.6 } }
    @keyframes rejoice { from { scale: 0.96 } }
    @container (min-width: 14em) {
      .section > .rows.triple { grid-template-columns: minmax(0, 1fr) auto auto }
      .section > .rows.triple .leading { grid-area: 1 / 1 / auto / span 2 }
      .section > .rows.triple .center { grid-area: 2 / 1; justify-self: start }
      .section > .rows.triple .trailing { grid-area: 2 / 2 }
      .section > .rows.triple .row::after { grid-area: 1 / 3 / span 2 }
      .section > .rows.triple.acting { --act: 3; --time: 1; --state: 2; --mark: 4;
        grid-template-columns: minmax(0, 1fr) auto auto auto }
      .section > .rows.triple.acting .row > .leading { grid-area: 1 / 1 / auto / span 2 }
      .section > .rows.triple.acting .row > .center { grid-area: 2 / 1 }
      .section > .rows.triple.acting .row > .trailing { grid-area: 2 / 2 }
      .section > .rows.triple.acting .row::after { grid-area: 1 / 4 / span 2 }
    }

    """
}
