import KernelPresentation

/// The CSS of tables with fields in their rows, of forms with such tables, of docks, and of menus.
enum SetStyle {
  static let text = """
    .sets { width: 100%; min-width: 0; border-collapse: separate; border-spacing: 0; table-layout: fixed;
      font-variant-numeric: tabular-nums }
    .sets :is(th, td) { height: 3.5rem; padding: 6px 4px; border: 0; text-align: center; vertical-align: middle;
      white-space: normal }
    .sets thead th { height: auto; color: var(--secondary-text) }
    .sets tr > :first-child { width: 3rem; padding-inline-start: var(--card-padding); text-align: start }
    .sets :first-child > a { justify-content: flex-start }
    .sets tr > :last-child { width: 4rem; padding-inline-end: 12px }
    .sets thead th { font-weight: 500 }
    .sets a { display: inline-flex; align-items: center; justify-content: center; min-width: 44px; min-height: 44px;
      color: inherit; font-weight: 600; text-decoration: none }
    .sets :is(tr.done, tr.now) > :is(th, td) > .body { font-weight: 600 }
    .sets tr.done > * { background: var(--green-tint); color: var(--label-text) }
    .sets tr.now > * { background: var(--accent-tint); color: var(--label-text) }
    .sets :is(tr.done, tr.now) :is(.c-secondary, .caption) { color: color-mix(in srgb, var(--label-text) 65%, transparent) }
    .sets td > .caption { font: var(--type-body); font-size: 0.9375rem }
    .sets th > .body { font-weight: 600 }
    .check .icon { stroke-width: 2.5 }
    .check { flex: none; width: min(2.75rem, 100%); min-width: 44px; min-height: 44px; padding: 0; border: 0; border-radius: 12px; background: var(--control);
      color: var(--secondary-on-tint, var(--secondary-text)) }
    .now .check { background: var(--accent-fill); color: var(--accent-on-fill) }
    .check.done { background: var(--green-tile); color: #FFFFFF }
    .check.off { display: inline-flex; align-items: center; justify-content: center; color: var(--secondary-text); opacity: 0.6 }
    .card:has(> .sets) { padding-inline: 0 }
    .titled { display: flex; align-items: flex-start; justify-content: space-between; gap: var(--space-sm) }
    .titled > div:first-child { flex: 1 1 auto; min-width: 0 }
    .titled > .tool { flex: none; margin-block: -8px }
    .titled > .tool:has(> .icon:only-child) { margin-inline-end: -8px }
    .card:has(> .sets) .title { font-size: max(18px, 1.125rem); line-height: 1.25 }
    .card:has(> .sets) .barred { padding-inline-start: 0; border: 0 }
    .section:has(> .timer) { flex-flow: row wrap; align-items: baseline; gap: var(--space-xs) var(--space-md);
      margin-top: calc(-1 * var(--space-sm)); color: var(--secondary-text) }
    .section > .timer { font-size: max(22px, 1.375rem); color: var(--label-text) }
    .head:has(+ main > .section > .timer) h1 { padding-block: 0 }
    .section:has(> .timer) > .progress, .section > .timer ~ .progress label { display: contents }
    .section > .timer ~ .progress progress { order: 1; flex: 1 0 100%; height: 5px; border: 0; background: var(--control) }
    .section > .timer ~ .progress .caption { display: none }
    .section > .timer ~ .caption { font: var(--type-body) }
    .section > .timer ~ .warning { order: 2; flex: 1 0 100% }
    .card:has(> .sets) > :not(.sets) { margin-inline: var(--card-padding) }
    .card:has(> .sets) > :is(form:last-child, .button:last-child, .reveal:last-child):not(.together *) {
      margin: calc(-1 * var(--space-sm)) 0 calc(-1 * var(--card-padding)); border-top: 1px solid var(--separator) }
    .card:has(> .sets):not(.together *) > .button, .card:has(> .sets):not(.together *) > :is(form, .reveal) > .button { width: 100%; min-height: 48px;
      font-size: 1rem; border-width: 0; border-radius: 0; background: none; color: var(--accent-text) }
    .card:has(> .sets) > .button:last-child:not(.together *) { border-top-width: 1px }
    .together .card:has(> .sets) { flex-flow: row wrap; align-items: center; gap: var(--space-sm) 0; padding-bottom: 10px }
    .together .card > .title { flex: 1 1 50% }
    .together .card > .titled { display: contents }
    .together .titled > div:first-child { flex: 1 1 40%; margin-inline-start: var(--card-padding) }
    .together .titled > .tool.tool { order: 1; margin: -8px 14px -8px 0 }
    .together .card > .sets { flex: 1 0 100%; order: 2; border-bottom: 1px solid var(--separator) }
    .together .card > .sets ~ * { order: 2 }
    .together .card:has(> .sets) > .button { flex: none; width: auto; min-width: 44px; padding-inline: 8px; margin-inline: 4px;
      border: 0; background: none; color: var(--accent-text) }
    .together .card:has(> .sets) > .titled ~ .button:not(.sets ~ *) { margin: -8px 0 }
    .together .card:not(:has(~ .card)) > .titled + .button:has(+ .sets) { margin-inline-end: calc(44px + var(--space-sm)) }
    .together .sets .check { background: none; color: var(--secondary-text); font-size: 1.75rem }
    .together .card > .sets + .button { margin-inline-start: var(--card-padding); padding-inline-start: 0 }
    .together .card:has(> .sets) > .field { flex: 0 1 auto; min-width: 0; margin-inline-start: auto }
    .together .card:has(> .sets) > .field label { flex-flow: row wrap; align-items: center }
    .together .card:has(> .sets) > .field label { display: flex; flex-flow: row wrap; align-items: center; gap: 4px 10px }
    .together .card:has(> .sets) > .field { margin-block: -4px }
    .together .card:has(> .sets) > .field input { flex: none; width: 5.5rem; max-width: 100%; min-width: 0 }
    .together > .field:first-of-type label > span { font: var(--type-caption); font-weight: 600; color: var(--secondary-text) }
    main > .section:has(> .tool:only-child) { align-items: center }
    @media screen {
      .days + form.together { display: contents }
      main > .days:has(+ form.together) { order: -1 }
      .days + form.together > .field:first-of-type { order: -2 }
      .head .wrap:has(.tools > .main[form]) { position: relative }
    }
    @container (min-width: 19.01em) {
      .tools:has(> .main[form]) + h1 { position: absolute; inset: 0 7rem auto; padding: 0; font: var(--type-body); font-weight: 600;
        line-height: 52px; text-align: center; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    }
    main:has(> .dock) { padding-bottom: 110px }
    .dock { position: fixed; inset: auto 0 0; z-index: 3; display: flex; flex-wrap: wrap; align-items: center;
      justify-content: center; gap: var(--space-sm) 6px; min-height: 76px;
      padding: var(--space-sm) max(var(--margin), env(safe-area-inset-left)) calc(var(--space-sm) + env(safe-area-inset-bottom));
      background: var(--dock); color: #FFFFFF; border-radius: 20px 20px 0 0; --dock: #1C1C1E; --pill: #3A3A3C }
    @supports (color: light-dark(#000, #FFF)) {
      .dock { --dock: light-dark(#1C1C1E, #3A3A3C); --pill: light-dark(#3A3A3C, #545458);
        border-top: 1px solid light-dark(#1C1C1E, #48484A) }
    }
    .dock .timer { font-size: 1.625rem; font-weight: 700; line-height: 1.1 }
    .dock > p { flex: 1 1 3.75rem; text-align: start }
    .dock > a.tool:has(.left) { padding: 0; background: none }
    .left { display: block; width: 3rem; height: 3rem; border-radius: 50%; background:
      radial-gradient(closest-side, var(--dock) 80%, transparent 82%),
      conic-gradient(#6CB0FF calc(var(--part) * 1%), var(--pill) 0) }
    .dock form:last-child .tool { background: #FFFFFF; color: #1C1C1E }
    @media screen and (max-width: 21.99em) {
      .dock:has(> .timer) { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 2px 8px; padding-block: 3px }
      .dock .timer { font-size: 1.1rem !important }
      .dock > .timer + p { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
      .dock > form:last-child { grid-area: 1 / 3 }
      .dock > form:nth-last-child(3) { grid-area: 2 / 1 / auto / 3 }
      .dock > form:nth-last-child(2) { grid-area: 2 / 3 }
      .dock form .tool { width: 100%; font-size: 0.8125rem }
      .left { width: 44px; height: 44px }
    }
    @media screen and (min-width: 22em) {
      .dock:has(> .timer) { display: grid; grid-template-columns: auto minmax(4rem, 1fr) repeat(3, auto); column-gap: 8px; row-gap: 0 }
      .dock > .timer { grid-area: 1 / 2; align-self: end }
      .dock > .timer + p { grid-area: 2 / 2; align-self: start }
      .dock > :not(p) { grid-row: 1 / span 2 }
    }
    @media (min-width: 48em) {
      .dock { inset: auto auto 16px 50%; translate: -50%; min-width: 30rem; border-radius: 999px; border: 1px solid #48484A }
    }
    @media (min-width: \(Layout.splitFrom / 16)em) { .tabbed > main > .dock { left: calc(50% + 7.75rem) } }
    .dock p, .dock .caption { color: #FFFFFF }
    .dock .tool { min-width: 44px; padding-inline: 10px; font-size: 0.9375rem; font-weight: 600; border-radius: 999px; background: var(--pill); color: #FFFFFF }
    .menu { inset: auto; position-area: bottom span-left; position-try-fallbacks: flip-block; min-width: 14rem;
      max-width: calc(100vw - 2 * var(--margin)); margin: 4px 0; padding: var(--space-xs); border: 1px solid var(--separator);
      border-radius: var(--card-radius); background: var(--page); color: var(--label-text);
      box-shadow: 0 8px 24px rgba(0, 0, 0, 0.2) }
    .menu .section { display: block }
    .menu .section + .section { margin-top: 4px; padding-top: 4px; border-top: 1px solid var(--separator) }
    .menu .button { justify-content: flex-start; width: 100%; border: 0; background: none; font-weight: 400 }
    @supports not (position-area: bottom) { .menu { inset: 0; margin: auto } }
    @container (max-width: 19em) {
      .sets, .sets tbody { display: block }
      .sets thead { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%) }
      .sets tr { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); padding-block: var(--space-xs);
        border-top: 1px solid var(--separator) }
      .sets tr > :is(:first-child, :last-child, *) { width: auto; height: auto; min-height: 44px }
      .sets tbody > tr > :nth-child(n) { display: block; padding-inline: var(--card-padding) }
      .sets tr > :is(:first-child, *) { text-align: start }
      .sets tr > :last-child { grid-area: 1 / 2; text-align: end }
      .sets:not(.together *) tr > :nth-child(2) { grid-column: 1 / -1 }
      .sets tr > :not(:last-child)::before { content: var(--t) / ""; display: block; color: var(--secondary-text);
        font: var(--type-caption); font-size: min(0.8125rem, 9cqi) }
      .sets .done > ::before, .sets .now > ::before { color: inherit }
    }
    @media (forced-colors: active) {
      .sets tr.now > * { border-block: 3px solid Highlight }
      .check, .dock, .dock .tool, .menu { border: 1px solid }
      .check.done { background: Highlight; color: HighlightText; forced-color-adjust: none }
    }
    @media print { .dock, .menu, [popovertarget], .sets tr > :last-child { display: none } }

    """
}
