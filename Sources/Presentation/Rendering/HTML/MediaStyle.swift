/// The CSS for pages that are shown in the system's forced colours, printed on paper, or shown at the largest text
/// sizes.
enum MediaStyle {
  static let text = forced + print + largestText

  /// Forced colours remove backgrounds, so anything that only a background showed gets a border or a system colour.
  private static let forced = """
    @media (forced-colors: active) {
      .card, .rows > li, .button, .badge, .day, .day > summary { border: 1px solid }
      a.row::after, summary.row::after, .day > summary::after { background: LinkText; forced-color-adjust: none }
      :is(input[role=switch], .switch) { forced-color-adjust: none; outline: 2px solid ButtonText; background: Canvas }
      :is(input[role=switch], .switch)::before { background: ButtonText }
      :is(input[role=switch]:checked, [aria-checked=true] .switch) { outline-color: Highlight; background: Highlight }
      :is(input[role=switch]:checked, [aria-checked=true] .switch)::before { background: HighlightText }
      .choice a[aria-current], .beside a[aria-current] { border: 3px solid Highlight }
      a:hover, summary:hover, label:hover { outline: 1px solid LinkText; outline-offset: -3px }
      a:active, summary:active, label:active { outline: 3px solid Highlight; outline-offset: -3px }
    }

    """

  /// Paper needs no controls, and printers leave out backgrounds.
  private static let print = """
    @media print {
      .tools, .skip, .beside, footer, .answer, .reveal:not(.rows .reveal), .choice, :is(.section, .card) .group, .field,
      .section > .control, .button, .actions, form, .day:has(> .content > :is(.group, .choice):only-child) { display: none }
      main > .group:not(:has(:checked, [aria-current], [aria-pressed=true])),
      main > .group .control:not(:has(:checked, [aria-current], [aria-pressed=true])),
      main > .group :is(input, .command, svg) { display: none }
      main > .group { background: none; padding: 0 }
      main > .group .control { display: block; padding: 0; min-height: 0 }
      main > .group .control label { display: inline }
      body { background: none }
      details::details-content { content-visibility: visible; block-size: auto }
      .day > summary { position: static; break-after: avoid }
      .day > summary::after, .row::after { display: none }
      .rows > li, .day > summary, tr, .plot, .warning { break-inside: avoid }
      .row, .day > summary { min-height: 0; padding-block: 4px }
      th, td { padding-block: 3px }
      :is(th, td) a { min-height: 0; line-height: inherit }
      main { gap: var(--space-md) }
      .head, main { padding-top: 0 }
      .day, .card { overflow: visible; box-shadow: none }
      h1, h2, h3, h4 { break-after: avoid }
      .card, .day, .rows > li { border: 1px solid var(--separator) }
      .badge { background: none; color: var(--label-text); border: 1px solid; box-shadow: none }
    }

    """

  /// At the largest text sizes, a phone's line hardly has room for a word. Headings then grow less than text, as on the
  /// platform; parts of a line are stacked; and text grows only until a line holds fourteen letters.
  private static let largestText = """
    .wrap { container-type: inline-size }
    @container (max-width: 13.5em) {
      .wrap * { min-width: 0; hyphens: auto; white-space: normal; font-size: min(1.0625rem, 10cqi) !important }
      .wrap .caption { font-size: min(0.8125rem, 9cqi) !important }
      .wrap .table tr > *::before { font-size: min(0.8125rem, 9cqi) !important }
      .wrap .avatar { width: min(4rem, 30cqi); height: min(4rem, 30cqi) }
      .wrap .day > summary :is(h2, h3, h4) { font-size: min(1.0625rem, 8.5cqi) !important }
      .wrap :is(h1, .large-title, .hero-number) { font-size: min(1.1rem, 10.5cqi) !important }
      .wrap .timer { font-size: max(34px, 10cqi) !important }
      tr > *, .row, .tools, .titled, summary.button { flex-wrap: wrap }
      .wrap .row, .wrap .triple .row { display: grid; grid-template-columns: minmax(0, 1fr) auto;
        column-gap: var(--space-xs) }
      .wrap .row > *, .wrap .row .seen > * { grid-column: 1; justify-self: start; max-width: 100%; margin: 0;
        text-align: start }
      .wrap .acting > li { display: block }
      .wrap .actions { justify-content: flex-start }
      .wrap .button { padding-inline: var(--space-xs); font-size: min(1.0625rem, 9cqi) !important }
      .wrap :is(.row, .triple.acting .row)::after { grid-area: 1 / 2 / span 3; width: min(1.25rem, 10cqi);
        height: min(1.25rem, 10cqi) }
      .wrap .day > summary > * { grid-area: auto / 1; text-align: start }
      .wrap .group .control :is(.icon, .dot) { display: none }
      .wrap .control label { flex-wrap: wrap }
      .wrap .group { padding-inline: var(--space-sm) }
      .wrap .tool, .wrap .choice a { min-width: 44px }
    }

    """
}
