/// The CSS of the design Samwise: a warm page, white cards below their headings, a green card for the next run, round pictures,
/// soft green shadows at three heights, wide spaces, and gentle movements. The filled part of a progress bar has the
/// same blue as text: with a lighter colour, browsers would draw the unfilled part dark, so that an empty bar would
/// look full.
///
/// The document's text styles, beside those of the type tokens, belong to these parts of a page: `titleStandard` to the
/// title of a screen below the tabs, such as a run's name; `headline` to labels in forms, headers of cards, and buttons;
/// `callout` to what explains a state, such as an error, an empty list or privacy; `subheadline` to the day and the
/// sender in rows; `captionSmall` to units and counters.
enum SamwiseLook {
  static let styles = ["titleStandard", "headline", "callout", "subheadline", "captionSmall"]

  static let text = """
    .head h1 { padding-block: var(--space-fine) 0; color: var(--accent-text) }
    .head h1.inner { color: var(--label-text); font: var(--type-title-standard); font-size: min(1.75rem, 12.2cqi) }
    .card > :is(h2, h3, h4).title, .button, .field label > span:first-child, .field > .row > .leading, .group legend {
      font: var(--type-headline) }
    .card > p + h2.title { font: var(--type-title-standard) }
    .group legend { color: var(--label-text) }
    :is(.empty, .warning, .section) > p.body { font: var(--type-callout) }
    .rows .row > .c-secondary:is(.body, .caption) { font: var(--type-subheadline) }
    .stat small, .progress .caption { font: var(--type-caption-small) }
    .section:has(> .rows) > :is(h2, h3) { border: 0; padding: 0; margin: 0 0 var(--space-xs); gap: var(--space-fine) }
    .card.h-accent { padding: 20px; border-radius: var(--radius-xlarge); box-shadow: var(--elevation-medium) }
    @media screen { .card.h-accent { background: #2D5016; color: #FFFFFF } }
    .h-accent > .caption { font: var(--type-caption); font-size: 0.8125rem; font-weight: 600 }
    .h-accent .button.primary { min-height: 52px; background: #FFFFFF; color: #2D5016 }
    .h-accent :focus-visible { outline-color: #FFFFFF }
    .people { display: flex; flex-wrap: wrap; align-items: center; padding-block: var(--space-fine) }
    .people > span:last-child { flex: 1 1 9rem; margin-inline-start: var(--space-md); font-weight: 500 }
    .people > .avatar { width: 2.75rem; height: 2.75rem; border: 2px solid #2D5016; background: #82609A; color: #FFFFFF;
      font-size: 1.0625rem }
    .people > .avatar:nth-child(even) { background: #4370A3 }
    .people > .avatar + .avatar { margin-inline-start: -14px }
    .section:has(> .button + .button:last-child) { flex-flow: row wrap }
    .section > .button:has(+ .button:last-child), .section > .button + .button:last-child { flex: 1 1 8rem; border-width: 1px;
      color: var(--label-text) }
    .section > .rows { gap: 0; padding-inline: var(--card-padding); border-radius: var(--card-radius); background: var(--card);
      box-shadow: var(--elevation-low) }
    .section > .rows > li { background: none; border: 0; border-radius: 0 }
    .section > .rows > li + li { border-top: 1px dashed var(--separator) }
    .section > .rows > li.barred::before { display: none }
    .section > .rows .row { padding: var(--space-fine) var(--space-xs) }
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
    @container (max-width: 13em) { .section > .rows { padding-inline: var(--space-xs) } }
    @keyframes arrive { from { translate: 0 12px } }
    @keyframes celebrate { from { scale: 0.6 } }
    @keyframes rejoice { from { scale: 0.96 } }

    """
}
