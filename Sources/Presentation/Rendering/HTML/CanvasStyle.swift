import KernelPresentation

/// The CSS of screens on which the first element, such as a map, fills the whole screen. A panel, perhaps a second card
/// below it, and controls float above this element; toasts and similar messages are shown above the panel.
enum CanvasStyle {
  static let text = """
    main.canvas { display: grid; grid-template: auto auto auto auto minmax(14rem, 1fr) auto auto / minmax(0, 1fr);
      flex: 1 0 auto; gap: 0; max-width: none; padding: 0; background: var(--land) }
    @media screen {
      .tabbed > .head:has(+ .canvas) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
      .tabbed > .head:has(+ .canvas) .tools, .canvas ~ footer:not(:has(details)) { display: none }
    }
    @media screen and (min-width: \(Layout.splitFrom / 16)em) { .tabbed > .canvas { grid-row: 1 / span 2 } }
    .canvas > .card { z-index: 1; grid-area: 3 / 1; justify-self: center; width: calc(100% - 32px); max-width: 30rem;
      margin-top: calc(env(safe-area-inset-top) + 12px); border-radius: 18px; box-shadow: 0 4px 20px rgba(0, 0, 0, 0.12) }
    .canvas > .card ~ .card { grid-area: 4 / 1; margin-top: 12px; padding-block: 0 }
    .canvas > .card:has(> .rows:first-child) { gap: 0; align-items: stretch }
    .canvas > .card:has(> .hero-number) > .rows .row { display: flex; flex-wrap: nowrap; min-height: 0; padding-block: 0 }
    .canvas > .card:has(> .hero-number) .row > .trailing.caption { flex: none; margin-inline-start: auto; text-align: end }
    .canvas > .card ~ .card .row { min-height: 56px }
    .canvas > .card ~ .card > .rows { margin: 0 }
    .canvas > .card:has(> .rows:first-child) .button { justify-content: space-between; width: 100%; min-height: 56px;
      padding-inline: 0; border: 0; border-top: 1px solid var(--separator); border-radius: 0; background: none;
      color: var(--label-text); font: var(--type-body); text-align: start }
    .canvas > .card:has(> .rows:first-child) a.button::after { margin-inline: 0 }
    .canvas > .card > form.control { border-top: 1px solid var(--separator) }
    .canvas > .card > form.control .pressable { min-height: 56px; color: var(--label-text); font: var(--type-body) }
    .canvas > .empty { grid-area: 5 / 1; align-self: start; justify-self: center; gap: 2px; width: calc(100% - 32px);
      max-width: 30rem; margin-top: var(--space-sm); padding: 12px var(--space-md); border-radius: 14px;
      background: var(--card) }
    .canvas > .empty :is(.title, p) { font: var(--type-caption) }
    .canvas > .empty .title { font-weight: 600 }
    .canvas > .map { display: grid; grid-area: 1 / 1 / -1 / -1; grid-template: subgrid / minmax(0, 1fr);
      border: 0; border-radius: 0; padding: 0 var(--margin); background: none }
    .canvas > .map > figcaption { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap }
    .canvas > .map svg { grid-row: 5; contain: size; height: 100%; max-height: none }
    .canvas > .map > p { grid-row: 6; padding-bottom: var(--space-sm) }
    .canvas > .toast { grid-area: 2 / 1; z-index: 1; width: 85%; max-width: 36rem; justify-self: center; margin-top: 12px }
    .canvas > .toast.live { grid-row: 1 }
    .canvas > :last-child { grid-area: 7 / 1; z-index: 1; display: grid; grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr); gap: var(--space-sm); width: calc(100% - 32px);
      max-width: calc(var(--content-width) - 32px); justify-self: center; align-items: start; margin-bottom: 12px }
    .canvas > :last-child .button:not(.primary, .disabled) { background: var(--card); box-shadow: 0 2px 10px rgba(0, 0, 0, 0.12) }
    .canvas > :last-child .button { min-height: max(60px, 2.5em); font-size: 1.0625rem; height: 100%; width: 100%; padding-inline: var(--space-xs) }
    @container (max-width: 24em) { .canvas > :last-child .button { font-size: 0.9375rem } }
    @container (max-width: 19em) { .canvas > :last-child .button { font-size: 0.75rem } }
    @container (max-width: 16em) {
      .canvas > :last-child > * { grid-column: 1 }
      .canvas > :last-child .button { font-size: 1rem }
    }
    body:not(.tabbed):has(> .canvas) { display: flex; flex-direction: column; min-height: 100dvh }
    @media (max-width: \(Layout.splitFrom / 16 - 1).99em) {
      body:has(> .canvas) { display: flex; flex-direction: column; min-height: 100dvh }
    }
    @media print { main.canvas { grid-template-rows: auto auto auto auto 40vh auto auto } }

    """
}
