import KernelPresentation

/// The CSS of screens that cover others, have tabs, or have two panes.
enum ScreenStyle {
  static let text = """
    .tabbed { display: flex; flex-direction: column }
    .tabbed > main { flex: 1 0 auto }
    .tabs { order: 1; position: sticky; bottom: min(0px, (100vw - 22rem) * 999); z-index: 2; background: var(--card); border-top: 1px solid var(--separator);
      padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left) }
    .tabs ul { display: flex; overflow-x: auto; list-style: none; max-width: var(--content-width);
      margin-inline: auto }
    .tabs li { flex: 1 0 auto; min-width: 64px; position: relative }
    @media (max-width: 21.99em) {
      .tabs ul { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); overflow: visible }
      .tabs .tab { white-space: normal; overflow-wrap: anywhere; font-size: min(0.8125rem, 8vw) }
    }
    .tab { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 2px;
      min-height: 58px; padding: var(--space-xs); font: var(--type-caption); font-size: 0.75rem; font-weight: 500;
      color: var(--secondary-text); text-align: center; white-space: nowrap }
    .tab[aria-current] { color: var(--accent-text); font-weight: 700 }
    .tab .icon { width: 1.375rem; height: 1.375rem }
    .tab:focus-visible { outline-offset: -3px }
    @media (forced-colors: active) { .tab[aria-current]:not(:focus-visible) { outline: 3px solid Highlight; outline-offset: -3px } }
    html:has(.tabbed) { scroll-padding-bottom: 80px }
    @media (max-height: 30em) { .tabs { position: static } }
    @media (min-width: \(Layout.splitFrom / 16)em) {
      .tabbed { display: grid; grid-template-columns: 15.5rem minmax(0, 1fr); grid-template-rows: auto 1fr auto }
      .tabbed > * { grid-column: 2 }
      .tabbed > .tabs { grid-column: 1; grid-row: 1 / span 3; position: sticky; top: 0; align-self: start;
        display: flex; flex-direction: column; height: 100vh; overflow-y: auto; border-top: 0;
        border-inline-end: 1px solid var(--separator); padding-block: 18px 12px; background: var(--page) }
      .tabs ul { flex: 1 0 auto; flex-direction: column; width: 100%; margin: 0; overflow: visible }
      .tabs li { flex: none }
      .tab { flex-direction: row; justify-content: flex-start; gap: 12px; min-height: 44px; margin: 1px 12px; padding: 4px 10px;
        border-radius: 10px; font-size: 0.9375rem; color: var(--label-text); text-align: start; white-space: normal }
      .tab[aria-current] { background: var(--accent-tint); color: var(--accent-on-tint) }
      .tabbed:not(:has(> .beside)) .wrap:not(.canvas) { max-width: 70rem;
        padding-inline: 2rem max(2rem, min(100%, 70rem) - 2rem - var(--content-width)) }
      .tabbed:not(:has(> .beside)):is(.split, :has(.grouped-list > .section ~ .section, .grouped-list > .card > .sets, .grouped-list > .decision))
        .wrap:not(.canvas) { max-width: 70rem; padding-inline: 2rem }
      .tabbed:has(> .tabs .out) .tool.out { display: none }
      .tabbed:has(> .tabs .out) .tools:not(:has(> :not(.out))) { min-height: var(--space-md) }
      .split .wrap { max-width: calc(2 * var(--content-width) + 2 * var(--margin)) }
      .split main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start;
        column-gap: 28px }
      .split main > :not(.pane) { grid-column: 1 / -1 }
      .split main:has(> .pane > .rows:first-child > .h-accent .hero-number):not(:has(> .toast)) { grid-template-rows: repeat(5, auto) 1fr }
      .split main:has(> .pane > .rows:first-child > .h-accent .hero-number):not(:has(> .toast)) > .pane > * { grid-column: 1 }
      .split main:has(> .pane > .rows:first-child > .h-accent .hero-number):not(:has(> .toast)) :is(.pane:has(+ .pane), .pane > .rows:has(.h-accent)) { display: contents }
      .split main > .pane > .rows:has(.h-accent .hero-number) > li { grid-column: 1 }
      .split main > .pane > .rows > li.h-accent:has(.hero-number) { grid-column: 1 / -1 }
      .split main:has(> .pane > .rows:first-child > .h-accent .hero-number):not(:has(> .toast)) > .pane + .pane { grid-area: 2 / 2 / -1 / 3 }
    }
    .beside { display: none; container-type: inline-size }
    .beside > .title { display: flex; align-items: center; flex: none; position: sticky; top: 0; z-index: 1; min-height: 52px;
      margin-inline: calc(-1 * var(--space-md)); padding-inline: var(--space-md); background: var(--page) }
    .beside .rows.triple { grid-template-columns: minmax(0, 1fr) auto auto }
    .beside li:has([aria-current]) { scroll-initial-target: nearest }
    .beside a[aria-current] { background: var(--wash); box-shadow: inset 0 0 0 2px var(--accent-text) }
    @media (min-width: \(Layout.splitFrom / 16)em) {
      body:has(> .beside) { display: grid; grid-template-columns: 22rem minmax(0, 1fr);
        grid-template-rows: auto 1fr auto }
      body:has(> .beside) > * { grid-column: 2 }
      body > .beside { grid-column: 1; grid-row: 1 / span 3; position: sticky; top: 0; align-self: start; display: flex;
        flex-direction: column; gap: var(--space-md); height: 100vh; overflow-y: auto; overscroll-behavior: contain; scroll-padding-top: 9rem;
        padding: 0 var(--space-md) var(--space-lg); border-inline-end: 1px solid var(--separator) }
      .tabbed:has(> .beside) { grid-template-columns: 15.5rem 22rem minmax(0, 1fr) }
      .tabbed:has(> .beside) > * { grid-column: 3 }
      .tabbed > .beside { grid-column: 2 }
      .tabbed:has(> .beside) > .tabs { grid-column: 1 }
    }
    @media (min-width: \(Layout.splitFrom / 16)em) and (max-width: 89.99em) {
      body:has(> .beside) main { display: flex; align-items: stretch }
      body:has(> .beside) .wrap { max-width: calc(var(--content-width) + 2 * var(--margin)) }
    }
    .pane { display: flex; flex-direction: column; gap: inherit; min-width: 0 }
    @media (min-width: \(Layout.splitFrom / 16)em) {
      .split:not(:has(> .beside)) main > .pane:has(> .choice:first-child):not(:has(> .choice > :nth-child(5))) + .pane {
        padding-top: calc(50px + var(--space-md)) }
    }
    .pane > * { min-width: 0 }
    @media (min-width: 48em) {
      .modal main { max-width: 560px; margin-block: var(--space-md); padding: var(--space-lg);
        background: var(--page); border: 1px solid var(--separator); border-radius: var(--card-radius) }
      .modal .head .wrap, .modal footer { max-width: 560px }
    }

    """
}
