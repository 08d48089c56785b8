/// The CSS of tables with fields in their rows, docks, and menus.
enum SetStyle {
  static let text = """
    .sets { width: 100%; min-width: 0; border-collapse: separate; border-spacing: 0; table-layout: fixed;
      font-variant-numeric: tabular-nums }
    .sets :is(th, td) { height: 3.5rem; padding: 6px 4px; border: 0; text-align: center; vertical-align: middle;
      white-space: normal }
    .sets thead th { height: auto; color: var(--secondary-text) }
    .sets tr > :first-child { width: 3rem }
    .sets tr > :last-child { width: 3.75rem }
    .sets th { font-weight: 600 }
    .sets a { display: inline-flex; align-items: center; justify-content: center; min-width: 44px; min-height: 44px;
      color: inherit; font-weight: 600 }
    .sets tr.done > * { background: var(--green-tint); color: var(--label-text) }
    .sets tr.now > * { background: var(--accent-tint); color: var(--label-text) }
    .sets :is(tr.done, tr.now) :is(.c-secondary, .caption) { color: inherit }
    .check { min-width: 44px; min-height: 44px; padding: 0; border: 0; border-radius: 12px; background: var(--control);
      color: var(--label-text) }
    .now .check { background: var(--accent-fill); color: var(--accent-on-fill) }
    .check.done { background: var(--green-tile); color: #FFFFFF }
    .card:has(> .sets) { padding-inline: 0 }
    .card:has(> .sets) > :not(.sets) { margin-inline: var(--card-padding) }
    .together .card:has(> .sets) { flex-flow: row wrap; align-items: center; gap: var(--space-sm) 0 }
    .together .card > .title { flex: 1 1 50% }
    .together .card > .sets { flex: 1 0 100% }
    .together .card:has(> .sets) > .button { flex: none; width: auto; min-width: 44px; padding-inline: 12px; margin-inline: 4px }
    .together .card:has(> .sets) > .field { flex: 1 1 9rem; max-width: 12rem; margin-inline-start: auto; min-width: 0 }
    .together .card:has(> .sets) > .field :is(label, input) { min-width: 0; width: 100% }
    main:has(> .dock) { padding-bottom: 110px }
    .dock { position: fixed; inset: auto 0 0; z-index: 3; display: flex; flex-wrap: wrap; align-items: center;
      justify-content: center; gap: var(--space-sm) 6px; min-height: 76px;
      padding: var(--space-sm) max(var(--margin), env(safe-area-inset-left)) calc(var(--space-sm) + env(safe-area-inset-bottom));
      background: #1C1C1E; color: #FFFFFF; border-radius: 20px 20px 0 0; border-top: 1px solid #48484A }
    .dock .timer { font-size: 1.625rem; font-weight: 700; line-height: 1.1 }
    .dock > p { flex: 1 1 3.75rem; text-align: start }
    .dock p, .dock .caption { color: #FFFFFF }
    .dock .tool { min-width: 44px; padding-inline: 10px; font-size: 0.9375rem; border-radius: 999px; background: #3A3A3C; color: #FFFFFF }
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
    }
    @media (forced-colors: active) {
      .sets tr.now > * { border-block: 3px solid Highlight }
      .check, .dock, .dock .tool, .menu { border: 1px solid }
      .check.done { background: Highlight; color: HighlightText; forced-color-adjust: none }
    }
    @media print { .dock, .menu, .sets tr > :last-child { display: none } }

    """
}
