import DesignSystem
import KernelDomain
import KernelPresentation

/// The CSS of all pages, which uses the custom properties of a theme.
enum PageStyle {
  /// Returns the CSS.
  /// - Parameters:
  ///   - theme: the theme.
  ///   - isServed: whether pages come from a server, so that they have forms.
  static func text(_ theme: DesignTheme, isServed: Bool = true) -> String {
    base + layout + rows + blocks + controls + TableStyle.text + TimesStyle.text + ControlStyle.text + ChartStyle.text
      + HeatStyle.text + MapStyle.text + ScreenStyle.text + RailStyle.text + CanvasStyle.text
      + (isServed ? FormStyle.text + KeysStyle.text : "")
      + classes(theme) + SpotStyle.text
      + NumberStyle.text + PictureRowStyle.text
      + SetStyle.text + WideStyle.text + SheetStyle.text
      + Look(theme.design).text + TouchStyle.text
      + MediaStyle.text
  }

  /// The maximum number of columns that a table can have.
  private static let columns = 8

  private static func classes(_ theme: DesignTheme) -> String {
    let styles = Look(theme.design).styles.compactMap { name in
      theme.type.steps[name].map { ":root { --type-\(name.kebabCased): \($0.css) }\n" }
    }
    let types = TypeToken.allCases.map { type in
      let columns = (1...columns).map { ", .\(type.className)\($0) > tbody > tr > :nth-child(\($0))" }
      let isLarge = [.heroNumber, .largeTitle, .title, .statNumber].contains(type)
      // Large type needs no rules for columns, since no cell of a table contains a heading.
      return ".\(type.className)\(isLarge ? "" : columns.joined()) { font: var(--type-\(type.className))"
        + (type.isMonospaced ? "; font-variant-numeric: tabular-nums; white-space: nowrap }\n" : " }\n")
    }
    // A date with its year is not broken, and fits into a line of the narrowest phone. The limit ensures this at larger
    // text sizes, too.
    let title = ".large-title { font-size: min(calc(\(theme.type[.largeTitle].points)rem / 16), 12.2cqi) }\n"
    let hues = theme.palette.hueNames.map { name in
      ".h-\(name) { --fill: var(--\(name)-fill); --on-fill: var(--\(name)-on-fill); --tint: var(--\(name)-tint); "
        + "--tile: var(--\(name)-tile) }\n"
        + ".c-\(name) { color: var(--\(name)-text) }\n.c-\(name)-fill { color: var(--\(name)-fill) }\n"
    }
    let spaces = Spacing.allCases.map { space in
      ".top-\(space) { padding-top: var(--space-\(space)) }\n.gap-\(space) { gap: var(--space-\(space)) }\n"
        + ".bottom-\(space) { padding-bottom: calc(env(safe-area-inset-bottom) + var(--space-\(space))) }\n"
    }
    let ends = (1...columns).map { ".e\($0) > * > tr > :nth-child(\($0)) { text-align: end }\n" }
    return (styles + types + [title] + hues + spaces + ends).joined()
  }

  private static let base = """
    * { box-sizing: border-box }
    :root { --chevron: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath \
    fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round' \
    d='M9 4.5 16.5 12 9 19.5'/%3E%3C/svg%3E") }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 64px }
    main :target { scroll-margin-block: calc(40vh - 64px) }
    h1:focus { outline: none }
    :is(h2, h3).title { font-weight: 700 }
    body { margin: 0; min-height: 100vh; color: var(--label-text); font: var(--type-body);
      overflow-wrap: break-word; background: var(--page) }
    h1, h2, h3, h4, p, ul, fieldset, figure { margin: 0; padding: 0; border: 0 }
    a { color: inherit; text-decoration: none }
    code { font-family: ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace }
    .said, .skip:not(:focus), .tool > .avatar + span, .lead > .stat + .stat dt, search.field > label > span,
    .scripted .act:not(.together) > .field > label:has(+ .steps) > .caption { position: absolute; width: 1px;
      height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
    .seen { display: contents }
    .skip { position: absolute; inset-inline-start: 0; top: 0; z-index: 9; padding: 12px 16px;
      background: var(--accent-fill); color: var(--accent-on-fill) }
    .skip:not(:focus) { padding: 0 }
    :focus-visible { outline: 3px solid var(--accent-text); outline-offset: 2px; border-radius: 4px }
    .icon { width: 1.25rem; height: 1.25rem; flex: none; vertical-align: -0.2em; stroke-width: 2 }
    :is(.title, .large-title, .button, .number) .icon { stroke-width: 2.4 }
    .caption .icon { stroke-width: 1.8 }
    .icon.featured { width: 1.5rem; height: 1.5rem }
    .group .icon.featured { width: 2rem; height: 2rem }
    .icon.illustration { width: min(240px, 70%); height: auto; aspect-ratio: 1 }
    .centered > .icon.featured { width: 4rem; height: 4rem }
    [dir=rtl] :is(a.row, .settings a.button, .decision > .tool, .canvas > .card a.button)::after,
    [dir=rtl] .icon:has(> [href^="#chevron."]) { transform: scaleX(-1) }
    .time, .number, .hero-number { unicode-bidi: isolate; direction: ltr }
    .row > :not(.time, .number, .hero-number), .row bdi { unicode-bidi: plaintext }

    """

  private static let layout = """
    .wrap { width: 100%; max-width: calc(var(--content-width) + 2 * var(--margin)); margin-inline: auto;
      padding-inline: max(var(--margin), env(safe-area-inset-left)) max(var(--margin), env(safe-area-inset-right)) }
    .head { padding-top: env(safe-area-inset-top) }
    .head.tint { background: linear-gradient(var(--tint), transparent) }
    .head h1 { padding-bottom: var(--space-xs) }
    .head h1:first-child { padding-top: var(--space-md) }
    h1, h2, h3, h4, .centered p, .empty p, .triple .leading { text-wrap: balance }
    .tools { display: flex; flex-wrap: wrap; place-content: center start; align-items: center; min-height: 52px;
      gap: 0 var(--space-sm) }
    .tool { display: inline-flex; align-items: center; gap: var(--space-xs); min-width: 44px; min-height: 44px;
      justify-content: center; color: var(--accent-text); cursor: pointer }
    .tint .tool { color: var(--label-text) }
    .tool.main { padding-inline: 18px; border-radius: 999px; background: var(--accent-fill); color: var(--accent-on-fill);
      font-weight: 600 }
    .head:has(h1) + main:not(.canvas) { padding-top: var(--space-md) }
    .tool.leading:has(.icon) { margin-inline-start: calc(-1 * var(--space-xs)) }
    .tool.leading:has(> .icon:only-child, > .seen > .icon:only-child) { margin-inline-start: -14px }
    .tools > :last-child:has(.icon:last-child), .tools > .reveal:last-child > .tool:has(.icon:last-child) {
      margin-inline-end: -13px }
    .tools > .leading, .tools > .reveal > .leading { margin-inline-end: auto }
    .tools > .trailing:is(:first-child, .out + *), .tools > .reveal:is(:first-child, .out + *) > .trailing { margin-inline-start: auto }
    main { display: flex; flex-direction: column }
    main > * { min-width: 0 }
    .centered { align-items: center; justify-content: center; text-align: center; min-height: 100vh;
      padding-top: calc(env(safe-area-inset-top) + var(--space-xl)) }
    .centered > * { max-width: min(480px, 100%) }
    .centered .warning > p { text-align: start }
    .centered > .button, .centered > .reveal, .centered > .card { width: 100% }
    .empty { display: flex; flex-direction: column; align-items: center; gap: var(--space-md); text-align: center;
      padding-block: var(--space-xl) }
    .empty > :not(p) { max-width: 100% }
    .empty > .illustration { width: min(168px, 70%); height: 95px; color: var(--secondary-text) }
    .empty > form.act { width: 100%; text-align: start }
    footer { padding-block: var(--space-lg); color: var(--secondary-text) }
    footer > p { margin-inline: auto; text-align: center }

    """

  private static let rows = """
    .section, .card, .day { container-type: inline-size }
    .rows { list-style: none; display: grid; gap: var(--space-sm) }
    .rows.triple { grid-template-columns: minmax(min-content, 1fr) auto minmax(6.25rem, auto) auto }
    .rows.triple.numbered { grid-template-columns: minmax(1.5rem, auto) minmax(5.25rem, auto) minmax(0, 1fr) auto }
    .triple > li, .triple .row, .triple > li > .reveal { display: grid; grid-template-columns: subgrid;
      grid-column: 1 / -1 }
    .triple > li > .reveal::details-content { grid-column: 1 / -1; padding-inline: var(--space-md) }
    .card, .rows > li, .day, .group, :is(.section, main) > :is(.control, form.act:has([role=switch])), .field, .progress,
    .toast, .button, .rings, .tile, .stacked {
      border: var(--card-border) solid var(--separator); border-radius: var(--card-radius); background: var(--card) }
    .rows > li { position: relative; overflow: clip }
    .card .rows { gap: 0 }
    .card .rows > li { background: none; border: 0; border-radius: 0 }
    .card .rows > li + li { border-top: 1px solid var(--separator) }
    .rows > li.barred::before { content: ""; position: absolute; inset-block: 0; inset-inline-start: 0;
      width: var(--accent-bar); background: var(--fill) }
    .rows > li.barred, .day[class*=h-] { border-start-start-radius: 0; border-end-start-radius: 0 }
    .row { display: flex; flex-wrap: wrap; align-items: center; align-content: center; gap: 2px var(--space-md); min-height: 44px;
      padding: 8px var(--space-md) }
    .card .row { padding-inline: 0 }
    .card .row::after { margin-inline-end: 0 }
    .card > .rows:last-child { margin-bottom: calc(-1 * var(--space-sm)) }
    .row > * { min-width: 0; overflow-wrap: break-word }
    .triple .row { align-items: baseline; gap: var(--space-xs) var(--space-sm) }
    .triple .row::after { align-self: center }
    .triple .center { justify-self: end }
    .row .center { text-align: end }
    .also { display: inline-block; margin-inline-start: var(--space-xs); font-weight: 400 }
    .row .trailing { margin-inline-start: auto; text-align: end }
    .rows:not(.triple) .leading { margin-inline-end: auto }
    .row > .leading + .trailing.caption { flex: 1 0 100%; margin-inline: 0; text-align: start }
    @container (min-width: 17em) { .row:has(> .leading + .trailing:not(.caption)) { flex-wrap: nowrap } }
    .rows:not(.triple) > li > a.row:not(:has(> .center)) { position: relative; padding-inline-end: calc(var(--lead, var(--space-md)) + 1.5rem) }
    .rows:not(.triple) > li > a.row:not(:has(> .center))::after { position: absolute; inset-inline-end: var(--lead, var(--space-md));
      inset-block-start: calc(50% - 0.625rem) }
    a.row:focus-visible { outline-offset: -3px; border-radius: var(--card-radius) }
    a.row::after, summary.row::after, .decision > .tool::after, .day > summary::after, .settings .section > .card > a.button:not([download])::after,
    .canvas > .card:has(> .rows:first-child) a.button::after { content: "";
      flex: none; width: 1.25rem; height: 1.25rem; margin-inline: -3px;
      background: var(--secondary-text);
      -webkit-mask: var(--chevron) center / contain; mask: var(--chevron) center / contain }
    .row code { color: var(--secondary-text); overflow-wrap: anywhere }
    @container (max-width: 27em) {
      .rows.triple, .rows.triple.numbered { grid-template-columns: minmax(0, 1fr) auto auto }
      .rows.triple.acting { grid-template-columns: minmax(0, 1fr) auto auto auto }
      .triple .row { gap: 0 var(--space-sm) }
      .triple .leading { grid-area: 1 / 1 }
      .triple .trailing { grid-area: 2 / 1; margin: 0; text-align: start }
      .triple .center { grid-area: 1 / 2 / span 2; align-self: center }
      .triple .row::after { grid-area: 1 / 3 / span 2 }
    }
    @container (max-width: 15.5em) {
      .triple .row > .center { grid-area: 2 / 1; justify-self: start }
      .triple .row > .trailing { grid-area: 3 / 1 }
      .triple .row::after { grid-area: 1 / 2 / span 3 }
    }
    @container (max-width: 28em) { .row code { display: none } }

    """

  private static let blocks = """
    .section { display: flex; flex-direction: column; gap: var(--space-sm) }
    .section > h2, .section > h3 { display: flex; align-items: center; gap: var(--space-sm);
      margin-block: var(--space-sm) var(--space-xs) }
    h2.barred, h3.barred, h4.barred { border-inline-start: var(--accent-bar) solid var(--fill);
      padding-inline-start: var(--space-sm) }
    .card { display: flex; flex-direction: column; gap: var(--space-sm); padding: var(--card-padding);
      box-shadow: var(--elevation-low, var(--elevation-card, none)) }
    .card > h2, .card > h3 { display: flex; align-items: center; gap: var(--space-sm) }
    .row .time > .icon { margin-inline-end: var(--space-xs) }
    .card[class*=h-]:has(> .hero-number) { padding-block: var(--space-lg);
      background: linear-gradient(100deg, var(--tint), var(--card) 70%) }
    .card[class*=h-]:has(> .hero-number) .c-secondary { color: var(--label-text) }
    .card + .card, .card + .day { margin-top: calc(var(--card-gap) - var(--space-md)) }
    .badge { display: inline-flex; align-items: center; gap: 6px; padding: 3px 10px; border-radius: 999px;
      background: var(--fill); color: var(--on-fill) }
    .badge.outlined { background: none; color: var(--label-text); box-shadow: inset 0 0 0 1px var(--secondary-text) }
    .warning { display: flex; flex-flow: row wrap; gap: var(--space-sm) }
    .warning > p { display: flex; gap: var(--space-sm); flex: 1 0 100%; overflow-wrap: anywhere }
    .warning > .reveal { flex: 1 1 7em }
    .warning > .reveal[open] { flex-basis: 100% }
    .warning + .warning { padding-top: var(--space-sm); border-top: 1px solid var(--separator) }
    .day { position: relative; overflow: clip }
    .day > summary { position: sticky; top: 0; z-index: 1; display: grid; background: var(--card);
      grid-template-columns: minmax(0, 1fr) auto auto; place-content: center stretch; align-items: center;
      gap: 0 var(--space-sm); min-height: 3.25rem; padding: var(--space-sm) var(--space-md); cursor: pointer;
      list-style: none }
    .day > summary:focus-visible { outline-offset: -3px; border-radius: var(--card-radius) }
    .day > summary .center, .day > summary::after { grid-row: 1 / span 2 }
    .day > summary .center { grid-column: 2 }
    .day > summary .trailing { grid-row: 2; grid-column: 1 }
    .day > summary::after { grid-column: 3; margin-inline-end: 0 }
    summary::-webkit-details-marker { display: none }
    .day > summary :is(h2, h3, h4) { font-weight: 700 }
    @container (max-width: 19em) {
      .day > summary { grid-template-columns: minmax(0, 1fr) auto }
      .day > summary .center { grid-area: auto / 1; justify-self: start }
      .day > summary .trailing { grid-row: auto }
      .day > summary::after { grid-area: 1 / 2 / span 3 }
    }
    .day > summary::after, summary.row::after { transform: rotate(90deg) }
    [open] > :is(summary.row, .day > summary)::after { transform: rotate(-90deg) }
    .day[class*=h-]::before { content: ""; position: absolute; z-index: 2; inset-block: 0; inset-inline-start: 0;
      width: var(--accent-bar); background: var(--fill) }
    .day > .content { display: flex; flex-direction: column; gap: var(--space-sm);
      padding: 0 var(--space-md) var(--space-md) }
    .day > .content:has(> .rows:last-child) { padding-bottom: 0 }
    .day > .content > .rows { margin-inline: calc(-1 * var(--space-md)) }
    .day .card { background: none; border: 0; border-top: 1px solid var(--separator); border-radius: 0;
      box-shadow: none; padding: var(--space-sm) 0 }
    :is(.card, .chart.progress) .day { border: 0; background: none; border-radius: 0 }
    :is(.card, .chart.progress) .day > summary { padding-inline: 0; background: none; position: static }
    :is(.card, .chart.progress) .day > .content { padding-inline: 0 }
    .day:target > summary { outline: 3px solid var(--accent-text); outline-offset: -3px }
    .day:is(:target, :has([aria-invalid]))::details-content { content-visibility: visible; block-size: auto }
    .day .rows { gap: 1px }
    .day .rows > li { border: 0; border-radius: 0; background: none; border-top: 1px solid var(--separator) }

    """

  private static let controls = """
    .button { display: flex; align-items: center; justify-content: center; gap: var(--space-sm); width: 100%;
      min-height: 44px; padding: var(--space-sm) var(--space-md); border-radius: var(--button-radius); cursor: pointer;
      color: var(--accent-text); text-align: center; list-style: none; font-weight: 600 }
    .card .button, .warning .button { background: var(--page); border: 1px solid var(--separator) }
    .button.primary { min-height: var(--button-height); background: var(--accent-fill); color: var(--accent-on-fill);
      border: 0 }
    .button.destructive { color: var(--destructive-text) }
    .button.disabled { color: var(--secondary-text); border: 1px dashed var(--secondary-text); cursor: default }
    summary.tool { display: flex; list-style: none }
    .reveal[open] > .answer { display: flex; flex-direction: column; gap: var(--space-sm);
      padding-block: var(--space-sm) }
    .tools .reveal { display: contents }
    .tools .reveal::details-content { flex: 1 0 100%; order: 1 }
    .tools .answer { padding: var(--space-md); border: 1px solid var(--separator); border-radius: var(--card-radius);
      background: var(--card); color: var(--label-text); margin-bottom: var(--space-sm) }
    .answer .what { font-weight: 600 }
    .command { font: var(--type-caption); padding: var(--space-sm) 12px; border: 1px solid var(--separator);
      border-radius: var(--field-radius); background: var(--page); color: var(--label-text); text-align: start }
    .command code { -webkit-user-select: all; user-select: all; overflow-wrap: anywhere }
    .option { display: inline-block; max-width: 100% }
    .choice { display: flex; flex-wrap: wrap; gap: var(--space-sm) }
    .choice a { display: inline-flex; align-items: center; justify-content: center; min-width: 64px; min-height: 44px;
      padding-inline: var(--space-md); border: 1px solid var(--secondary-text); border-radius: 999px;
      color: var(--label-text) }
    .choice a[aria-current] { border: 2px solid var(--accent-text); color: var(--accent-text); font-weight: 600 }
    .group { display: flex; flex-direction: column; padding: var(--space-sm) var(--card-padding); min-width: 0 }
    .group legend { float: inline-start; width: 100%; padding: var(--space-xs) 0; color: var(--secondary-text);
      font: var(--type-caption) }
    .group legend + * { clear: both }
    :is(.section, main) > :is(.control, form.act:has([role=switch])), .field, .progress, .toast {
      padding: var(--space-sm) var(--card-padding) }
    .card > :is(.field, .group, .progress), .card > form.act > .field { padding-inline: 0; border: 0; background: none }
    :is(.card, .section) > p > .icon { margin-inline-end: var(--space-sm); vertical-align: text-bottom }
    .control label { display: flex; align-items: center; gap: 12px; min-height: 44px; cursor: pointer }
    .group .control + .control { border-top: 1px solid var(--separator) }
    input[type=radio], input[type=checkbox] { width: 1.375rem; height: 1.375rem; margin: 0; flex: none;
      accent-color: var(--accent-fill) }
    .control .command { display: none; margin-block: 0 var(--space-sm) }
    .control label:has(input[type=radio]:checked:not([data-was])) + .command,
    .control label:has(input[type=checkbox][data-was]:not(:checked)) + .command,
    .control label:has(input[type=checkbox]:checked:not([data-was])) + .command { display: block }
    .field { display: flex; flex-direction: column; gap: var(--space-sm) }
    .field > .row { min-height: 0; padding: var(--space-sm) 0; align-items: baseline }
    .field bdi { overflow-wrap: anywhere }
    .field label { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-sm) }
    .field:not(:has(> .steps)) label > .caption { flex: 1 0 100%; margin-top: calc(-1 * var(--space-xs)) }
    .field input { flex: 1 1 10em; min-width: 0; min-height: 44px; padding-inline: 12px; font: inherit; color: inherit;
      background: var(--page); border: 1px solid var(--secondary-text); border-radius: var(--field-radius) }

    """
}
