/// The CSS of the design RunBuddy, which follows a storyboard: a bar with the title in the middle, segments instead of
/// chips, grouped tables, each on a white panel under a small heading, and a floating panel for the metrics, 85 % wide.
enum RunBuddyLook {
  static let styles = ["headline"]

  static let text = """
    .head { background: var(--card); border-bottom: 1px solid var(--separator) }
    .head.tint { background: linear-gradient(var(--tint), var(--card)) }
    .head:not(.tint, :has(h1)) { background: none; border-bottom: 0 }
    .head h1 { font: var(--type-title); text-align: center; padding-bottom: var(--space-panel) }
    .head .subtitle { text-align: center }
    @media (min-width: 37.5em) {
      .head .wrap:has(> .tools) { display: grid; grid-template-columns: minmax(0, 1fr) }
      .head .tools, .tools + h1 { grid-area: 1 / 1 }
      .tools + h1 { place-self: start center; display: grid; place-content: center; max-width: 32%; min-height: 52px;
        padding: 0 }
    }
    .section { gap: var(--space-xs) }
    .section > :is(h2, h3) { border: 0; padding: 0; margin-block: var(--space-panel) 0 }
    :not(.pane) > .section > :is(h2, h3) { padding-inline: var(--space-md); font: var(--type-caption); color: var(--secondary-text);
      text-transform: uppercase; letter-spacing: 0.03em }
    .pane > .section > h2 { margin-bottom: var(--space-xs) }
    .section > .table table { width: 100% }
    .section > .rows, .section > .table, .chart { background: var(--card); border-radius: var(--card-radius) }
    .section > .table { padding-inline: var(--space-md) }
    .section > .table:has(.length) { padding-bottom: var(--space-sm) }
    .section > .caption { padding-inline: var(--space-md) }
    .section > .rows { gap: 0 }
    .section > .rows > li { background: none; border: 0; border-radius: 0 }
    .section > .rows > li + li { border-top: 1px solid var(--separator) }
    .section > .rows > li.barred::before { inset-block: 9px; inset-inline-start: 6px; border-radius: 2px }
    .section > .rows .number { font-size: 1.0625rem }
    .chart { --chart-ground: var(--card); padding: var(--space-panel) var(--card-padding) }
    .chart > .day > summary { border-radius: 0; border-top: 1px solid var(--separator) }
    .day > summary { min-height: 48px }
    .card:has(.hero-number) { width: 85%; margin-inline: auto; align-items: center; text-align: center;
      border-radius: calc(var(--card-radius) + 6px) }
    .card:has(.hero-number) > .day { align-self: stretch; text-align: start }
    .button { min-height: 48px; font: var(--type-headline) }
    .grouped-list { gap: var(--space-panel) }
    .grouped-list.top-md { padding-top: var(--space-panel) }
    .card:has(> .person) { padding-block: var(--space-panel) }
    .centered:has(> .primary:last-child, > :last-child > .primary) > :is(:first-child, :last-child) {
      margin-top: auto }
    @media (max-height: 36em) { .centered.gap-lg { gap: var(--space-md) } }
    .tabbed > .tabs { background: var(--card) }
    .card > h1 { font-size: min(1.625rem, 12.2cqi) }
    @media (min-width: 64em) {
      .tabbed.split:not(:has(> .beside)):has(.pane > .map:first-child) .wrap:not(.canvas) { max-width: 73.75rem }
      .split main:has(> .pane > .map:first-child) { grid-template-columns: minmax(0, 656fr) minmax(0, 432fr) }
    }
    .card > h1 ~ .stats .stat-number { font-size: clamp(1.25rem, 7.9cqi, 1.875rem) }
    .card > h1 ~ .stats .number { font-size: 1.0625rem; font-weight: 600 }
    .card > h1 ~ .stats .number small { font: inherit; color: inherit; word-spacing: 0 }
    .card > h1 ~ .subtitle { font-size: 0.9375rem }
    .card > h1 ~ .stats + .stats { margin-top: var(--space-sm); padding-top: 14px; display: grid; grid-template-columns: repeat(auto-fit, minmax(min(3.5rem, 100%), auto)) }
    .canvas > .card > .hero-number { font-size: min(3.5rem, 21cqi); line-height: 1.1 }
    .canvas > .card > .rows + .hero-number { font-size: min(2.875rem, 15cqi) }
    .section > .choice:has(+ .table) { width: auto; margin-bottom: -56px; margin-inline: var(--space-md); z-index: 1 }
    .section > .choice:has(+ .table) a { flex: 1 1 auto }
    .section > .choice + .table { padding-top: 64px }
    @container (max-width: 13em) {
      .section > :is(h2, h3) { padding-inline: 0; text-transform: none }
    }
    .field, .group { padding-inline: var(--space-form) }
    main.form { padding-inline: max(var(--space-form), env(safe-area-inset-left))
      max(var(--space-form), env(safe-area-inset-right)) }
    .centered > .button:not(.primary, .disabled) { border: 0; background: none }

    """
}
